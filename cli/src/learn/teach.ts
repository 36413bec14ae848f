import type { Dice } from '@bivouac/kernel';
import { LEAK, type Layer, type Network, Neurons } from '@bivouac/kernel/guide';
import type { Story } from './record.ts';

/** How networks are taught. */
export interface Teaching {
  readonly unit: number;
  readonly epochs: number;
  /** How far what came later counts at an earlier position: 1 is the end of the game alone, 0 the next position alone. */
  readonly patience: number;
  readonly pace: number;
}

/** Neurons of the two hidden layers. */
const HIDDEN = [32, 16] as const;
/** Positions that are answered for before the weights move. */
const BATCH = 64;
/** No single surprise moves the weights by more than this. */
const MOST_ERROR = 1.5;

/** A network that answers next to nothing. */
export function freshNetwork(inputs: number, dice: Dice): Network {
  const [first, second] = HIDDEN;
  // Some forty of the numbers of a position are not nothing.
  return {
    inputs,
    first: freshLayer(inputs, first, Math.sqrt(1 / 40), dice),
    second: freshLayer(first, second, Math.sqrt(2 / first), dice),
    last: freshLayer(second, 1, 0.05, dice),
  };
}

function freshLayer(inputs: number, outputs: number, size: number, dice: Dice): Layer {
  const weights = Float32Array.from({ length: inputs * outputs }, () => size * bell(dice));
  return { weights, bias: new Float32Array(outputs) };
}

/** A number of the normal distribution, nearly: twelve throws of the dice. */
function bell(dice: Dice): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += dice.below(65_536) / 65_536;
  return sum;
}

/** One position with what should be answered there. */
interface Example {
  readonly story: Story;
  readonly at: number;
  readonly wanted: number;
}

/** Teaches a network what the judgement misses in stories of its role. Returns the mean error after each epoch, in points. */
export function teach(network: Network, stories: readonly Story[], how: Teaching, dice: Dice): number[] {
  const teacher = new Teacher(network);
  const errors: number[] = [];
  for (let epoch = 0; epoch < how.epochs; epoch++) {
    const examples = stories.flatMap((story) => examplesOf(teacher.neurons, network.inputs, story, how));
    const order = [...examples.keys()];
    dice.shuffle(order);
    const pace = how.pace * (0.05 + 0.5 * (1 + Math.cos((Math.PI * epoch) / how.epochs)));
    let sum = 0;
    for (const [n, which] of order.entries()) {
      const { story, at, wanted } = examples[which] as Example;
      const error = teacher.note(story.numbers, at * network.inputs, wanted);
      sum += (error * how.unit) ** 2;
      if (n % BATCH === BATCH - 1) teacher.move(pace);
    }
    errors.push(Math.sqrt(sum / Math.max(1, examples.length)));
  }
  return errors;
}

function examplesOf(neurons: Neurons, inputs: number, story: Story, { patience, unit }: Teaching): Example[] {
  const examples: Example[] = [];
  let later = story.worth;
  for (let at = story.judged.length - 1; at >= 0; at--) {
    const judged = story.judged[at] ?? 0;
    examples.push({ story, at, wanted: (later - judged) / unit });
    const now = judged + unit * neurons.answer(story.numbers, at * inputs);
    later = patience * later + (1 - patience) * now;
  }
  return examples;
}

/** Moves the weights of a network against its errors, each at a pace of its own (the method is called Adam). */
class Teacher {
  readonly neurons: Neurons;
  readonly #network: Network;
  readonly #moves: readonly Moves[];
  readonly #blame: readonly [Float64Array, Float64Array];
  #noted = 0;

  constructor(network: Network) {
    this.#network = network;
    this.neurons = new Neurons(network);
    this.#moves = [network.first, network.second, network.last].flatMap(({ weights, bias }) => [
      new Moves(weights),
      new Moves(bias),
    ]);
    this.#blame = [new Float64Array(network.first.bias.length), new Float64Array(network.second.bias.length)];
  }

  /** Notes what each weight has to do with the error of one answer; returns the error. */
  note(numbers: Float32Array, from: number, wanted: number): number {
    const { inputs, second, last } = this.#network;
    const { first: one, second: two } = this.neurons;
    const [firstBlame, secondBlame] = this.#blame;
    const [toFirst, firstBias, toSecond, secondBias, toLast, lastBias] = this.#moves.map(({ slope }) => slope);
    const off = this.neurons.answer(numbers, from) - wanted;
    const error = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, off));
    this.#noted++;
    for (let k = 0; k < two.length; k++) raise(toLast, k, error * (two[k] as number));
    raise(lastBias, 0, error);
    for (let k = 0; k < two.length; k++) {
      secondBlame[k] = error * (last.weights[k] as number) * slopeOf(two[k] as number);
      raise(secondBias, k, secondBlame[k] as number);
    }
    for (let j = 0; j < one.length; j++) {
      let sum = 0;
      for (let k = 0, at = j * two.length; k < two.length; k++, at++) {
        sum += (secondBlame[k] as number) * (second.weights[at] as number);
        raise(toSecond, at, (secondBlame[k] as number) * (one[j] as number));
      }
      firstBlame[j] = sum * slopeOf(one[j] as number);
      raise(firstBias, j, firstBlame[j] as number);
    }
    for (let i = 0; i < inputs; i++) {
      const value = numbers[from + i] as number;
      if (value === 0) continue;
      for (let j = 0, at = i * one.length; j < one.length; j++, at++)
        raise(toFirst, at, value * (firstBlame[j] as number));
    }
    return off;
  }

  move(pace: number): void {
    for (const moves of this.#moves) moves.move(pace, this.#noted);
    this.#noted = 0;
  }
}

const slopeOf = (answer: number): number => (answer < 0 ? LEAK : 1);

function raise(list: Float32Array | undefined, at: number, by: number): void {
  if (list !== undefined) list[at] = (list[at] as number) + by;
}

/** The slopes of a list of weights, and how they were of late. */
class Moves {
  readonly slope: Float32Array;
  readonly #weights: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #moves = 0;

  constructor(weights: Float32Array) {
    this.#weights = weights;
    this.slope = new Float32Array(weights.length);
    this.#mean = new Float32Array(weights.length);
    this.#square = new Float32Array(weights.length);
  }

  move(pace: number, noted: number): void {
    const moves = ++this.#moves;
    const [slow, slower] = [1 - 0.9 ** moves, 1 - 0.999 ** moves];
    for (let i = 0; i < this.slope.length; i++) {
      const slope = (this.slope[i] as number) / noted;
      const mean = 0.9 * (this.#mean[i] as number) + 0.1 * slope;
      const square = 0.999 * (this.#square[i] as number) + 0.001 * slope * slope;
      this.slope[i] = 0;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.#weights[i] = (this.#weights[i] as number) - (pace * (mean / slow)) / (Math.sqrt(square / slower) + 1e-8);
    }
  }
}
