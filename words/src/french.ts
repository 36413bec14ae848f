/** Stands before a small word that may melt with what fills the hole after it; no sentence uses it. */
const JOINT = '\uE000';

/** Unbreakable spaces before high punctuation and inside quotation marks; sources have plain ones. */
export function typesetFrench(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»');
}

/** Marks the places of a sentence where a name may melt with the word before it: “de {{town}}”, “à {{town}}”. */
export function withJoints(sentence: string): string {
  return sentence.replace(/(?<![\p{L}’])(de|que|à|De|Que|À) (?=\{\{)/gu, `${JOINT}$1 `);
}

/**
 * Lets the marked words melt with the names that came after them: d’Eisleben, qu’Oudinot, du Danemark, aux Français. An h
 * is left alone: those of German and Dutch names are sounded (de Halle).
 */
export function joinFrench(text: string): string {
  if (!text.includes(JOINT)) return text;
  return text
    .replace(/\uE000(d)e les (?=\S)/giu, '$1es ')
    .replace(/\uE000(d)e le (?=\S)/giu, '$1u ')
    .replace(/\uE000à [Ll]es (?=\S)/gu, 'aux ')
    .replace(/\uE000à [Ll]e (?=\S)/gu, 'au ')
    .replace(/\uE000À [Ll]es (?=\S)/gu, 'Aux ')
    .replace(/\uE000À [Ll]e (?=\S)/gu, 'Au ')
    .replace(/\uE000(d|qu)e (?=[aeiouyàâäéèêëîïôöûüœæ])/giu, '$1’')
    .replaceAll(JOINT, '');
}
