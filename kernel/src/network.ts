/**
 * A small network of two hidden layers that turns numbers about a position into one figure. A game's guide may have
 * one that was taught by games of the bots (`bivouac learn`).
 */
export interface Network {
  readonly inputs: number;
  readonly first: Layer;
  readonly second: Layer;
  readonly last: Layer;
}

/** What each input of a layer adds to each of its outputs, `input * outputs + output`, and what they start from. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Below zero a neuron hardly answers. */
export const LEAK = 0.05;

/** Networks as a file keeps them: whole numbers in text, with what one of them stands for. */
export interface KeptNetwork {
  readonly inputs: number;
  readonly layers: readonly KeptLayer[];
}

interface KeptLayer {
  readonly unit: number;
  readonly weights: string;
  readonly bias: string;
}

/** Whole numbers up to this are kept for a weight. */
const FINEST = 9999;

export class Neurons {
  readonly #network: Network;
  readonly first: Float64Array;
  readonly second: Float64Array;

  constructor(network: Network) {
    this.#network = network;
    this.first = new Float64Array(network.first.bias.length);
    this.second = new Float64Array(network.second.bias.length);
  }

  /** What the network makes of some numbers, from one place of a list on. The layers keep what they answered. */
  answer(numbers: ArrayLike<number>, from = 0): number {
    const { inputs, first, second, last } = this.#network;
    this.first.set(first.bias);
    for (let i = 0; i < inputs; i++) add(first.weights, i, numbers[from + i] as number, this.first);
    fire(this.first);
    this.second.set(second.bias);
    for (let i = 0; i < this.first.length; i++) add(second.weights, i, this.first[i] as number, this.second);
    fire(this.second);
    let sum = last.bias[0] as number;
    for (let i = 0; i < this.second.length; i++) sum += (this.second[i] as number) * (last.weights[i] as number);
    return sum;
  }
}

function add(weights: Float32Array, input: number, value: number, to: Float64Array): void {
  // Most of what can be said about a position is nothing: skipping it halves the work.
  if (value === 0) return;
  const size = to.length;
  for (let j = 0, at = input * size; j < size; j++, at++) to[j] = (to[j] as number) + value * (weights[at] as number);
}

function fire(neurons: Float64Array): void {
  for (let j = 0; j < neurons.length; j++) {
    const value = neurons[j] as number;
    if (value < 0) neurons[j] = value * LEAK;
  }
}

export function keepNetwork({ inputs, first, second, last }: Network): KeptNetwork {
  return { inputs, layers: [first, second, last].map(keepLayer) };
}

function keepLayer({ weights, bias }: Layer): KeptLayer {
  let most = 0;
  for (const one of [...weights, ...bias]) most = Math.max(most, Math.abs(one));
  const unit = Number((most / FINEST || 1).toPrecision(6));
  const text = (all: Float32Array) => Array.from(all, (one) => Math.round(one / unit)).join(' ');
  return { unit, weights: text(weights), bias: text(bias) };
}

export function readNetwork({ inputs, layers }: KeptNetwork): Network {
  const [first, second, last] = layers.map(readLayer);
  if (first === undefined || second === undefined || last === undefined) throw new Error('a network has three layers');
  let before = inputs;
  for (const { weights, bias } of [first, second, last]) {
    if (weights.length !== before * bias.length) throw new Error('the layers of the network do not fit each other');
    before = bias.length;
  }
  return { inputs, first, second, last };
}

function readLayer({ unit, weights, bias }: KeptLayer): Layer {
  const numbers = (text: string) => Float32Array.from(text.split(' '), (one) => Number(one) * unit);
  return { weights: numbers(weights), bias: numbers(bias) };
}
