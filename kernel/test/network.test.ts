import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Council, keepNetwork, type Layer, type Network, Neurons, readNetwork } from '../src/guide-door.ts';

const layer = (weights: readonly number[], bias: readonly number[]): Layer => ({
  weights: Float32Array.from(weights),
  bias: Float32Array.from(bias),
});

/** Two inputs: the first neuron adds them, the second takes one from the other. */
const network: Network = {
  inputs: 2,
  first: layer([1, 1, 1, -1], [0, 0]),
  second: layer([1, 0, 0, 2], [0.5, 0]),
  last: layer([1, 1], [-1]),
};

test('a network adds up what its neurons answer, and below zero they hardly do', () => {
  const neurons = new Neurons(network);
  // 3 and 1: sum 4, difference 2; then 4.5 and 4; together 8.5 less 1.
  expect(neurons.answer([3, 1])).toBeCloseTo(7.5);
  // 1 and 3: sum 4, difference -2 answers -0.1; then 4.5 and -0.2, which answers -0.01.
  expect(neurons.answer([1, 3])).toBeCloseTo(3.49);
  expect(neurons.answer([9, 9, 3, 1], 2)).toBeCloseTo(7.5);
});

test('a network that was kept answers the same, nearly', () => {
  const number = fc.double({ min: -2, max: 2, noNaN: true });
  const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
  fc.assert(
    fc.property(numbers(6), numbers(2), numbers(4), numbers(2), numbers(2), numbers(1), numbers(3), (...all) => {
      const [w1, b1, w2, b2, w3, b3, inputs] = all;
      const any: Network = { inputs: 3, first: layer(w1, b1), second: layer(w2, b2), last: layer(w3, b3) };
      const text = JSON.stringify(keepNetwork(any));
      const again = readNetwork(JSON.parse(text) as ReturnType<typeof keepNetwork>);
      expect(new Neurons(again).answer(inputs)).toBeCloseTo(new Neurons(any).answer(inputs), 1);
    }),
  );
});

test('a council answers the mean of its networks, however many of the inputs are nothing', () => {
  const number = fc.constantFrom(0, 0, -2, -0.5, 0.25, 1, 3);
  const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
  const any = fc
    .tuple(numbers(18), numbers(3), numbers(6), numbers(2), numbers(2), numbers(1))
    .map(([w1, b1, w2, b2, w3, b3]): Network => {
      return { inputs: 6, first: layer(w1, b1), second: layer(w2, b2), last: layer(w3, b3) };
    });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 3 }), numbers(6), (networks, inputs) => {
      const council = new Council(networks);
      const answers = networks.map((one) => new Neurons(one).answer(inputs));
      const mean = answers.reduce((sum, one) => sum + one, 0) / answers.length;
      expect(council.answer(Float64Array.from(inputs))).toBeCloseTo(mean, 6);
      // Asked again it has forgotten what it was asked before.
      expect(council.answer(Float64Array.from(inputs))).toBeCloseTo(mean, 6);
    }),
  );
});

test('a council needs networks, all of one shape', () => {
  const wider: Network = { ...network, inputs: 3, first: layer([1, 1, 1, 1, 1, 1], [0, 0]) };
  expect(() => new Council([])).toThrow('needs a network');
  expect(() => new Council([network, wider])).toThrow('several shapes');
});

test('layers that do not fit each other are refused', () => {
  const kept = keepNetwork(network);
  expect(() => readNetwork({ ...kept, inputs: 3 })).toThrow('do not fit');
  expect(() => readNetwork({ ...kept, layers: kept.layers.slice(1) })).toThrow('three layers');
});
