import type { Words } from '@bivouac/kernel';
import { type BoardSpeech, fill, type Holes } from '@bivouac/kit';

/** The board's own words; names and offers come from the game's catalogues. */
export const words = {
  map: { en: 'Map of Leipzig and its surroundings', fr: 'Carte de Leipzig et de ses environs' },
  french: { en: 'French', fr: 'Français' },
  allied: { en: 'Allies', fr: 'Alliés' },
  timeBar: { en: 'Time bar', fr: 'Piste du temps' },
  timeAt: { en: 'The clock stands at {{at}} of {{end}}', fr: 'L’horloge est à {{at}} sur {{end}}' },
  october: { en: '{{day}} October', fr: '{{day}} octobre' },
  fightDay: { en: '{{day}} October, a fight', fr: '{{day}} octobre, combat' },
  points: { en: 'Points', fr: 'Points' },
  pointsOf: { en: '{{side}}, points: {{points}}', fr: '{{side}}, points : {{points}}' },
  greyCannon: { en: 'first game: {{points}}', fr: 'première partie : {{points}}' },
  toPlay: { en: 'to play', fr: 'à eux' },
  actionsLeft: { en: 'Actions left: {{left}}', fr: 'Actions restantes : {{left}}' },
  hand: { en: 'Hand', fr: 'Main' },
  otherHand: { en: 'Hand of the {{side}}', fr: 'Main des {{side}}' },
  hiddenCard: { en: 'a hidden card', fr: 'une carte cachée' },
  pair: { en: 'pair', fr: 'paire' },
  pairOf: { en: 'A pair: {{card}}', fr: 'Une paire : {{card}}' },
  scout: { en: 'Scout', fr: 'Éclaireur' },
  scouts: { en: 'Scout cards: {{count}}', fr: 'Cartes Éclaireur : {{count}}' },
  openCards: { en: 'Open cards', fr: 'Cartes visibles' },
  pile: { en: 'Draw pile: {{count}} cards', fr: 'Pioche : {{count}} cartes' },
  discard: { en: 'Discard pile: {{count}} cards', fr: 'Défausse : {{count}} cartes' },
  time: { en: 'Time', fr: 'Temps' },
  infantry: { en: 'Infantry', fr: 'Infanterie' },
  artillery: { en: 'Artillery', fr: 'Artillerie' },
  cavalry: { en: 'Cavalry', fr: 'Cavalerie' },
  river: { en: 'River', fr: 'Rivière' },
  hill: { en: 'Hill', fr: 'Colline' },
  forest: { en: 'Forest', fr: 'Forêt' },
  plain: { en: 'Plain', fr: 'Plaine' },
  empty: { en: 'no cards', fr: 'aucune carte' },
  armies: { en: 'Army cards of the {{side}}', fr: 'Cartes Armée des {{side}}' },
  markersOut: { en: '{{count}} markers on the map', fr: '{{count}} marqueurs sur la carte' },
  standsAt: { en: 'at {{field}}', fr: 'à {{field}}' },
  gone: { en: 'out of the game', fr: 'hors de combat' },
  from: { en: 'from {{day}} Oct.', fr: 'dès le {{day}} oct.' },
  markerCount: { en: '{{count}} markers', fr: '{{count}} marqueurs' },
  strength: { en: 'strength {{strength}}', fr: 'force {{strength}}' },
  lost: { en: '{{lost}} lost', fr: '{{lost}} perdus' },
  markerAt: { en: '{{army}}, marker at {{field}}', fr: '{{army}}, marqueur à {{field}}' },
  armyAt: {
    en: '{{army}} at {{field}}, {{unit}}, strength {{strength}}',
    fr: '{{army}} à {{field}}, {{unit}}, force {{strength}}',
  },
  allArms: { en: 'all arms', fr: 'toutes armes' },
  missions: { en: 'Napoleon’s missions', fr: 'Missions de Napoléon' },
  hiddenMission: { en: '{{district}}: a hidden mission', fr: '{{district}} : une mission cachée' },
  mission: {
    en: 'Mission {{field}}, {{district}}, {{level}}: {{french}} for the French, {{allied}} for the Allies',
    fr: 'Mission {{field}}, {{district}}, {{level}} : {{french}} pour les Français, {{allied}} pour les Alliés',
  },
  light: { en: 'light', fr: 'facile' },
  medium: { en: 'medium', fr: 'moyenne' },
  heavy: { en: 'heavy', fr: 'difficile' },
  revealed: { en: 'revealed', fr: 'révélée' },
  secret: { en: 'secret', fr: 'secrète' },
  fulfilled: { en: 'fulfilled', fr: 'remplie' },
  failed: { en: 'failed', fr: 'manquée' },
  comesTo: { en: 'not on the map yet, comes to {{fields}}', fr: 'pas encore sur la carte, arrive à {{fields}}' },
  standsAtOneOf: {
    en: '{{count}} markers, it will stand where the last one is left: {{fields}}',
    fr: '{{count}} marqueurs, elle se tiendra là où restera le dernier : {{fields}}',
  },
  terrainCard: {
    en: 'Takes one of your markers off a field of this terrain ({{terrain}}).',
    fr: 'Retire l’un de vos marqueurs d’une zone de ce terrain ({{terrain}}).',
  },
  moveCard: {
    en: 'Moves one of your markers ({{units}}) to an adjacent field; the clock goes on by one.',
    fr: 'Déplace l’un de vos marqueurs ({{units}}) vers une zone voisine ; l’horloge avance d’une case.',
  },
  timeCard: { en: 'Moves the clock on, and nothing else.', fr: 'Fait avancer l’horloge, et rien d’autre.' },
  missionIs: {
    en: 'Mission, {{level}}: {{french}} points for the French if they hold the village at the end, else {{allied}} for the Allies.',
    fr: 'Mission {{level}} : {{french}} points aux Français s’ils tiennent le village à la fin, sinon {{allied}} aux Alliés.',
  },
  districtIs: {
    en: 'A part of the map; Napoleon has a secret mission in each.',
    fr: 'Une partie de la carte ; Napoléon a une mission secrète dans chacune.',
  },
  pileShort: { en: 'Pile', fr: 'Pioche' },
  discardShort: { en: 'Discard', fr: 'Défausse' },
  yourHand: { en: 'Your hand', fr: 'Votre main' },
  actions: { en: 'Actions', fr: 'Actions' },
  handEmpty: { en: 'Your hand is empty', fr: 'Votre main est vide' },
  choose: { en: 'Choose', fr: 'Choisir' },
  overlayStand: { en: 'Where armies can stand', fr: 'Où les armées peuvent se placer' },
  overlayMissions: { en: 'Missions and who reaches them', fr: 'Missions et qui les atteint' },
  overlayContact: { en: 'Contact and support', fr: 'Contact et soutien' },
  overlayFight: { en: 'What a fight would cost', fr: 'Ce que coûterait un combat' },
  overlaySpread: { en: 'Spread all stacks', fr: 'Étaler toutes les piles' },
  standHint: {
    en: 'Full: a marker lies or could lie there now. Hatched: one movement card away. Point at an army to see it alone.',
    fr: 'Plein : un marqueur s’y trouve ou peut s’y poser. Hachuré : à une carte Mouvement. Pointez une armée pour la voir seule.',
  },
  missionHint: {
    en: 'Behind each name: movement cards to the mission, at the least.',
    fr: 'Après chaque nom : cartes Mouvement jusqu’à la mission, au moins.',
  },
  contactHint: {
    en: 'French to Allied strength if the missions were scored now; a question mark where an army must still choose.',
    fr: 'Forces française et alliée si l’on décomptait maintenant ; un point d’interrogation quand une armée doit choisir.',
  },
  noContact: { en: 'No armies are in contact.', fr: 'Aucune armée n’est au contact.' },
  fightCost: {
    en: '{{side}}: strength lost {{points}}, armies beaten {{fewest}} to {{most}}',
    fr: '{{side}} : force perdue {{points}}, armées battues {{fewest}} à {{most}}',
  },
  fightCostSure: {
    en: '{{side}}: strength lost {{points}}, armies beaten {{most}}',
    fr: '{{side}} : force perdue {{points}}, armées battues {{most}}',
  },
  drawOdds: {
    en: 'Terrain {{terrain}} %, movement {{move}} %, time {{time}} %.',
    fr: 'Terrain {{terrain}} %, mouvement {{move}} %, temps {{time}} %.',
  },
  drawBest: { en: 'Most likely: {{cards}}.', fr: 'Le plus probable : {{cards}}.' },
  thenOther: { en: 'It ends your turn.', fr: 'Cela termine votre tour.' },
  canActOn: { en: 'It can act on: {{markers}}.', fr: 'Elle peut agir sur : {{markers}}.' },
  seriesFrench: { en: 'French points', fr: 'Points français' },
  seriesAllied: { en: 'Allied points', fr: 'Points alliés' },
  seriesTime: { en: 'Time', fr: 'Temps' },
  verdict: { en: 'The missions at the end', fr: 'Les missions à la fin' },
  village: { en: 'Village', fr: 'Village' },
  outcome: { en: 'Outcome', fr: 'Issue' },
  placedPoints: { en: 'Points before the missions', fr: 'Points avant les missions' },
  total: { en: 'Total', fr: 'Total' },
  nobody: { en: 'no army', fr: 'aucune armée' },
} satisfies { readonly [key: string]: Words };

export type WordKey = keyof typeof words;

/** One of the board's own sentences with its holes filled. */
export const say = (speech: Pick<BoardSpeech, 'of'>, key: WordKey, holes: Holes = {}): string =>
  fill(speech, words[key], holes);

export const sideWord = (speech: Pick<BoardSpeech, 'of'>, side: number): string =>
  say(speech, side === 0 ? 'french' : 'allied');
