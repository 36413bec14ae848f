import { LEAK, type Network } from './network.ts';

/** Inputs that are taken together: each neuron is then read and written once for all of them. */
const TOGETHER = 4;

/**
 * Networks of one shape that are asked together; their mean is what they answer. A search asks more often than it does
 * anything else, so they lie side by side in one list, and only inputs that are not nothing are added up.
 */
export class Council {
  readonly #many: number;
  readonly #inputs: number;
  readonly #first: number;
  readonly #second: number;
  /** `input * neurons + neuron`, the neurons of all networks in a row. */
  readonly #toFirst: Float64Array;
  readonly #firstBias: Float64Array;
  readonly #neurons: Float64Array;
  /** `neuron of the second layer * neurons of the first + neuron of the first`, network by network. */
  readonly #toSecond: Float64Array;
  readonly #secondBias: Float64Array;
  readonly #toLast: Float64Array;
  readonly #lastBias: number;
  /** Where the weights of inputs begin that are not nothing, and what these are. */
  readonly #places: Int32Array;
  readonly #values: Float64Array;

  constructor(networks: readonly Network[]) {
    const [one] = networks;
    if (one === undefined) throw new Error('a council needs a network');
    const shape = ({ inputs, first, second }: Network) => [inputs, first.bias.length, second.bias.length].join();
    if (networks.some((network) => shape(network) !== shape(one))) throw new Error('networks of several shapes');
    const [many, inputs, first, second] = [networks.length, one.inputs, one.first.bias.length, one.second.bias.length];
    [this.#many, this.#inputs, this.#first, this.#second] = [many, inputs, first, second];
    const row = many * first;
    this.#neurons = new Float64Array(row);
    this.#places = new Int32Array(inputs + TOGETHER);
    this.#values = new Float64Array(inputs + TOGETHER);
    this.#toFirst = new Float64Array(inputs * row);
    this.#toSecond = new Float64Array(row * second);
    for (const [n, network] of networks.entries()) {
      for (const [at, weight] of network.first.weights.entries())
        this.#toFirst[Math.floor(at / first) * row + n * first + (at % first)] = weight;
      for (const [at, weight] of network.second.weights.entries())
        this.#toSecond[(n * second + (at % second)) * first + Math.floor(at / second)] = weight;
    }
    this.#firstBias = Float64Array.from(networks.flatMap((network) => [...network.first.bias]));
    this.#secondBias = Float64Array.from(networks.flatMap((network) => [...network.second.bias]));
    this.#toLast = Float64Array.from(networks.flatMap((network) => [...network.last.weights]));
    this.#lastBias = networks.reduce((sum, network) => sum + (network.last.bias[0] as number), 0);
  }

  answer(numbers: Float64Array): number {
    this.#readFirst(numbers);
    const [first, second, many] = [this.#first, this.#second, this.#many];
    const [neurons, weights, bias, toLast] = [this.#neurons, this.#toSecond, this.#secondBias, this.#toLast];
    let sum = this.#lastBias;
    for (let out = 0, at = 0; out < many * second; out++) {
      const from = Math.floor(out / second) * first;
      let excited = bias[out] as number;
      for (let i = from; i < from + first; i++, at++) excited += (neurons[i] as number) * (weights[at] as number);
      sum += (toLast[out] as number) * (excited < 0 ? excited * LEAK : excited);
    }
    return sum / many;
  }

  #readFirst(numbers: Float64Array): void {
    const [neurons, weights, places, values] = [this.#neurons, this.#toFirst, this.#places, this.#values];
    const row = neurons.length;
    const count = this.#gather(numbers, row);
    neurons.set(this.#firstBias);
    for (let n = 0; n < count; n += TOGETHER) {
      const [a, b, c, d] = [
        places[n] as number,
        places[n + 1] as number,
        places[n + 2] as number,
        places[n + 3] as number,
      ];
      const [p, q, r, s] = [
        values[n] as number,
        values[n + 1] as number,
        values[n + 2] as number,
        values[n + 3] as number,
      ];
      for (let j = 0; j < row; j++) {
        neurons[j] =
          (neurons[j] as number) +
          p * (weights[a + j] as number) +
          q * (weights[b + j] as number) +
          r * (weights[c + j] as number) +
          s * (weights[d + j] as number);
      }
    }
    for (let j = 0; j < row; j++) {
      const value = neurons[j] as number;
      if (value < 0) neurons[j] = value * LEAK;
    }
  }

  /** Notes what is not nothing; the list is filled up to a whole number of handfuls. */
  #gather(numbers: Float64Array, row: number): number {
    const [places, values] = [this.#places, this.#values];
    let count = 0;
    for (let i = 0; i < this.#inputs; i++) {
      const value = numbers[i] as number;
      if (value === 0) continue;
      places[count] = i * row;
      values[count++] = value;
    }
    for (; count % TOGETHER !== 0; count++) {
      places[count] = 0;
      values[count] = 0;
    }
    return count;
  }
}
