import { cell, type Fact } from '@bivouac/kernel';
import type { EmpereurContent } from '../../content/types.ts';
import { label } from '../../rules/ground/hexes.ts';
import { type EmpereurState, forms } from '../../rules/state.ts';
import { pointsOf } from '../../rules/turn/victory.ts';

const PHASES = ['charges', 'movement', 'defensive fire', 'offensive fire', 'shock', 'rally'] as const;

/** What a fact names, by name. */
type Told = Readonly<Record<string, unknown>>;

/** A battle told line by line, as a wargamer would note it: marches by their end, everything that a die decided. */
export class Tale {
  readonly #content: EmpereurContent;
  readonly #write: (line: string) => void;
  readonly #marches = new Map<number, string>();

  constructor(content: EmpereurContent, write: (line: string) => void) {
    this.#content = content;
    this.#write = write;
  }

  #unit(unit: unknown): string {
    return this.#content.units[Number(unit)]?.id ?? '?';
  }

  #hex(s: EmpereurState, hex: unknown): string {
    const map = this.#content.maps[this.#content.scenarios[s.scenario]?.map ?? 0];
    return Number(hex) < 0 ? '–' : label(Number(hex), map?.columns ?? 1);
  }

  #who(s: EmpereurState, hex: unknown): string {
    return s.hex.flatMap((at, unit) => (at === hex ? [this.#unit(unit)] : [])).join('+');
  }

  #pose(s: EmpereurState, unit: number): string {
    return `${this.#hex(s, s.hex[unit])} ${forms[cell(s.form, unit)]} ${s.facing[unit]}`;
  }

  /** Marches are told when something else is. */
  #flush(s: EmpereurState): void {
    for (const [unit, from] of this.#marches) this.#write(`  ${this.#unit(unit)} ${from} -> ${this.#pose(s, unit)}`);
    this.#marches.clear();
  }

  tell(fact: Fact, s: EmpereurState): void {
    const { fact: kind } = fact;
    const got: Told = fact;
    if (kind === 'marched' || kind === 'turned' || kind === 'formed') {
      const unit = Number(got['unit']);
      if (!this.#marches.has(unit)) this.#marches.set(unit, '');
      return;
    }
    this.#flush(s);
    const line = this.#line(kind, got, s);
    if (line !== null) this.#write(line);
  }

  #line(kind: string, got: Told, s: EmpereurState): string | null {
    const unit = () => this.#unit(got['unit']);
    const place = () => this.#hex(s, got['place']);
    switch (kind) {
      case 'turn':
        return `== turn ${String(got['turn'])}, ${this.#content.sides[Number(got['side'])]?.id}; points ${pointsOf(this.#content, s).join(':')}\n${this.#roll(s)}`;
      case 'phase':
        return ` -- ${PHASES[Number(got['phase'])]}`;
      case 'fired':
        return `  ${(got['firers'] as number[]).map((one) => this.#unit(one)).join('+')} fire at ${this.#who(s, got['place'])} ${place()}: value ${String(got['total'])}, die ${String(got['die'])}, ${Number(got['result']) < 0 ? 'test' : String(got['result'])}`;
      case 'shock':
        return `  shock at ${this.#who(s, got['place'])} ${place()}: ${String(got['attack'])} v ${String(got['defence'])} (${String(got['odds'])}), die ${String(got['die'])}: ${String(got['attacker'])} / ${String(got['defender'])}`;
      case 'declared':
        return `  assault on ${this.#who(s, got['place'])} ${place()} by ${(got['piles'] as number[]).map((hex) => this.#who(s, hex)).join(', ')}`;
      case 'tested':
        return `    ${unit()} tests ${String(got['dice'])} against ${String(got['morale'])}: ${got['held'] === true ? 'holds' : 'fails'}`;
      case 'mood':
        return `  ** ${this.#content.sides[Number(got['side'])]?.id} mood ${String(got['level'])}, strain ${String(got['strain'])}`;
      case 'losses':
        return `    ${unit()} loses ${String(got['count'])}`;
      case 'fell':
      case 'rode':
      case 'appointed':
        return `    ${this.#content.leaders[Number(got['leader'])]?.id} ${kind} ${place()}`;
      default:
        return `    ${kind}${got['unit'] === undefined ? '' : ` ${unit()}`}${got['place'] === undefined ? '' : ` ${place()}`}`;
    }
  }

  /** Who stands where. */
  #roll(s: EmpereurState): string {
    const told = (side: number) =>
      s.hex
        .flatMap((hex, unit) =>
          hex >= 0 && this.#content.units[unit]?.side === side
            ? [`${this.#unit(unit)} ${this.#pose(s, unit)} (${s.steps[unit]})`]
            : [],
        )
        .join(', ');
    return `   ${told(0)}\n   ${told(1)}`;
  }
}
