import { chronicle, question, refusal, news } from './games/gloire/test/chronicle.ts';
import { fight, came, endure } from './games/gloire/test/battle-help.ts';
import { link, position, slot, town, setOut, go, into } from './games/gloire/test/position.ts';
const show = (p) => { for (const l of news(p)) console.log("      '" + l + "',"); console.log('   ?', question(p)); };
{ console.log('--- field');
const p = fight({ french: { brand: 'I:10 horse:5 ney park', calau:'II:5' }, coalition: { brand: 'yorck:8 ostermann:6 barclay battery' }, also: came({I:'aue-brand',horse:'brand-calau', yorck:'brand-dorn'}) }, [3,3],[3,4,2,2,5,6,1,2,3,3,4,4,5,5,6,6]);
show(p);
for(let i=0;i<40;i++){const a=p.asked(); if(!a||a.prompt==='activate')break; const o=p.offers(a.seat)[0]; console.log('     act',a.seat,JSON.stringify(o)); p.act(a.seat,...o); show(p);} }
