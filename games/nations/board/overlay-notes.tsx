import { fightCosts } from '../odds.ts';
import { contacts } from '../overlays.ts';
import { useTable } from './table.ts';
import { say, sideWord, type WordKey } from './words.ts';

const titles: { readonly [overlay: string]: WordKey } = {
  stand: 'overlayStand',
  missions: 'overlayMissions',
  contact: 'overlayContact',
  fight: 'overlayFight',
};

/** What the overlay on the map says, in words. */
export function OverlayNotes({ overlay }: { readonly overlay: string | null }) {
  const { content, s, speech } = useTable();
  const title = overlay === null ? undefined : titles[overlay];
  if (title === undefined) return null;
  const lines: string[] = [];
  if (overlay === 'stand') lines.push(say(speech, 'standHint'));
  if (overlay === 'missions') lines.push(say(speech, 'missionHint'));
  if (overlay === 'contact') lines.push(say(speech, 'contactHint'));
  if (overlay === 'contact' || overlay === 'fight') {
    if (contacts(content, s).length === 0) lines.push(say(speech, 'noContact'));
    else if (overlay === 'fight') {
      for (const [side, { points, fewestLost, mostLost }] of fightCosts(content, s).entries()) {
        const details = { side: sideWord(speech, side), points, fewest: fewestLost, most: mostLost };
        lines.push(say(speech, fewestLost === mostLost ? 'fightCostSure' : 'fightCost', details));
      }
    }
  }
  return (
    <div className="nat-notes" role="note">
      <strong>{say(speech, title)}</strong>
      {lines.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
