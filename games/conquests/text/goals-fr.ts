import {
  type Condition,
  type Counted,
  type LevelOf,
  NO_LIMIT,
  type Range,
  type Subject,
  type Where,
} from '../content/types-goals.ts';
import type { ConquestsMap } from '../content/types-map.ts';
import { articled } from './land-articles.ts';
import { series } from './series.ts';

/** A condition in French, beginning with a small letter unless its first word has a capital. */
export function conditionFr(condition: Condition, map: ConquestsMap): string {
  const land = (i: number) => map.lands[i]?.short.fr ?? '';
  switch (condition.kind) {
    case 'all':
      return condition.of.map((one) => conditionFr(one, map)).join(' ; ');
    case 'any':
      return condition.of.map((one) => inAny(one, map)).join(', ou ');
    case 'control':
      return control(condition, map);
    case 'level':
      return `${levelOf[condition.track][condition.of]} est ${bounds(condition, 'd’au moins', 'd’au plus', 'de')}`;
    case 'count': {
      const at = condition.region < 0 ? '' : ` ${map.regions[condition.region]?.where.fr ?? ''}`;
      const n = bounds(condition, 'au moins', 'au plus', 'exactement');
      return `${subjects[condition.of]} ${verbs[condition.of][places.has(condition.what) ? 'controls' : 'has']} ${n} ${noun(condition)}${at}`;
    }
    case 'highest': {
      if (condition.what === 'morale') {
        return condition.shared
          ? 'aucun Coalisé n’a un Moral supérieur au vôtre'
          : 'vous avez, seul, le Moral le plus élevé des Coalisés';
      }
      return condition.shared
        ? 'aucun Coalisé n’a remporté plus de victoires que vous'
        : 'vous avez remporté, seul, le plus de victoires des Coalisés';
    }
    case 'lead':
      return `la Société des Coalisés dépasse d’au moins ${condition.by} celle de Napoléon`;
    case 'present':
      return `vous avez une unité terrestre ${whereFr(condition.at, map)}`;
    case 'allied':
      return `vous êtes allié à au moins ${condition.with} ${condition.with < 2 ? 'nation' : 'nations'}`;
    case 'forced':
      return condition.is ? 'vous êtes l’allié forcé de Napoléon' : 'vous n’êtes pas l’allié forcé de Napoléon';
    case 'eliminated':
      return 'Napoléon est éliminé';
    case 'together': {
      const exact = condition.atLeast === condition.atMost;
      return `${exact ? '' : 'au moins '}${condition.atLeast} Coalisés ont des unités à ${land(condition.land)}`;
    }
    case 'heldFor':
      return `vous contrôlez seul ${land(condition.land)} pour le ${condition.turns}e tour de suite`;
    default:
      return condition satisfies never;
  }
}

/** Among alternatives, what belongs together is joined by a word. */
function inAny(condition: Condition, map: ConquestsMap): string {
  if (condition.kind !== 'all') return conditionFr(condition, map);
  return condition.of.map((one) => conditionFr(one, map)).join(' et ');
}

const subjects: Readonly<Record<Subject, string>> = { self: 'vous', napoleon: 'Napoléon', coalition: 'les Coalisés' };
const verbs: Readonly<Record<Subject, { readonly has: string; readonly controls: string; readonly not: string }>> = {
  self: { has: 'avez', controls: 'contrôlez', not: 'ne contrôlez' },
  napoleon: { has: 'a', controls: 'contrôle', not: 'ne contrôle' },
  coalition: { has: 'ont', controls: 'contrôlent', not: 'ne contrôlent' },
};
const levelOf: Readonly<Record<'morale' | 'society', Readonly<Record<LevelOf, string>>>> = {
  morale: {
    self: 'votre Moral',
    napoleon: 'le Moral de Napoléon',
    coalition: 'le Moral des Coalisés',
    each: 'le Moral de chaque Coalisé',
    those: 'leur Moral',
  },
  society: {
    self: 'votre Société',
    napoleon: 'la Société de Napoléon',
    coalition: 'la Société des Coalisés',
    each: 'la Société de chaque Coalisé',
    those: 'leur Société',
  },
};

function bounds({ atLeast, atMost }: Range, least: string, most: string, exactly: string): string {
  if (atMost === NO_LIMIT) return `${least} ${atLeast}`;
  if (atLeast === atMost) return `${exactly} ${atLeast}`;
  return atLeast === 0 ? `${most} ${atMost}` : `${exactly} ${atLeast} à ${atMost}`;
}

const places: ReadonlySet<Counted> = new Set(['lands', 'seas', 'foreignLands', 'neutralCapitals']);

const nouns: Readonly<Record<Counted, readonly [string, string]>> = {
  victories: ['victoire', 'victoires'],
  alliances: ['alliance initiée et réussie', 'alliances initiées et réussies'],
  lands: ['territoire', 'territoires'],
  seas: ['zone maritime', 'zones maritimes'],
  foreignLands: ['territoire hors des terres d’origine', 'territoires hors des terres d’origine'],
  neutralCapitals: ['capitale neutre', 'capitales neutres'],
  corps: ['corps d’armée constitué', 'corps d’armée constitués'],
  frigates: ['frégate', 'frégates'],
  units: ['unité terrestre sur la carte', 'unités terrestres sur la carte'],
  money: ['FG', 'FG'],
};

function noun({ what, atLeast, atMost }: { readonly what: Counted } & Range): string {
  return nouns[what][(atMost === NO_LIMIT ? atLeast : atMost) < 2 ? 0 : 1];
}

function control(condition: Extract<Condition, { readonly kind: 'control' }>, map: ConquestsMap): string {
  const { by, at, atLeast, atMost } = condition;
  const who = subjects[by];
  const { controls, not } = verbs[by];
  if (at.kind === 'ownCapital')
    return atMost === 0 ? `${who} ${not} pas votre capitale` : `${who} ${controls} votre capitale`;
  if (at.kind === 'lands') {
    const names = at.lands.map((land) => articled(map.lands[land]));
    if (atMost === 0) return `${who} ${not} ${names.length > 1 ? 'ni' : 'pas'} ${names.join(' ni ')}`;
    if (atLeast === names.length) return `${who} ${controls} ${series(names, 'et')}`;
    if (atLeast === 1) return `${who} ${controls} ${series(names, 'ou')}`;
    return `${who} ${controls} ${atLeast} de ces territoires : ${series(names, 'et')}`;
  }
  if (atMost === 0) return `${who} ${not} ${noneOf(at, map)}`;
  if (atLeast === placesIn(at, map)) return `${who} ${controls} ${wholeFr(at, map)}`;
  const n = atMost === NO_LIMIT ? atLeast : atMost;
  return `${who} ${controls} ${atMost === NO_LIMIT ? 'au moins' : 'au plus'} ${n} ${placeNoun(at, map, n)}`;
}

function noneOf(at: Where, map: ConquestsMap): string {
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  if (region?.id.startsWith('capitales')) return region.name.fr.replace(/^les /, 'aucune des ');
  return `rien ${whereFr(at, map)}`;
}

function placeNoun(at: Where, map: ConquestsMap, n: number): string {
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  if (region?.id.startsWith('capitales')) return region.name.fr.replace(/^les /, 'des ');
  const noun = region?.theatre === 'sea' ? ['zone maritime', 'zones maritimes'] : ['territoire', 'territoires'];
  return `${noun[n < 2 ? 0 : 1]} ${whereFr(at, map)}`;
}

/** `les quatre capitales neutres`, `toute l’Italie`, `tout le Hanovre`. */
function wholeFr(at: Where, map: ConquestsMap): string {
  const name = at.kind === 'region' ? (map.regions[at.region]?.name.fr ?? '') : 'vos terres d’origine';
  if (name.startsWith('les ')) return `toutes ${name}`;
  return name.startsWith('le ') ? `tout ${name}` : `toute ${name}`;
}

function placesIn(at: Where, map: ConquestsMap): number {
  const region = at.kind === 'region' ? map.regions[at.region] : undefined;
  return region ? region.lands.length + region.seas.length : NO_LIMIT;
}

function whereFr(at: Where, map: ConquestsMap): string {
  if (at.kind === 'region') return map.regions[at.region]?.where.fr ?? '';
  if (at.kind === 'ownHome') return 'dans vos terres d’origine';
  if (at.kind === 'ownCapital') return 'dans votre capitale';
  return `dans ${series(
    at.lands.map((land) => articled(map.lands[land])),
    'ou',
  )}`;
}
