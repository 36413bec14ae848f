import type { Fact } from '@bivouac/kernel';
import type { Sound } from '@bivouac/kit';

/** A few soft noises, made on the spot: nothing is fetched, and nothing is loud. */
const LOUD = 0.05;

interface Shape {
  /** Hertz at its beginning and at its end. */
  readonly pitch: readonly [number, number];
  readonly seconds: number;
  readonly wave: OscillatorType;
  /** How often it comes, and how far apart. */
  readonly beats: number;
  readonly apart: number;
}

const shapes: { readonly [sound in Sound]: Shape } = {
  card: { pitch: [1400, 900], seconds: 0.05, wave: 'triangle', beats: 1, apart: 0 },
  march: { pitch: [190, 150], seconds: 0.06, wave: 'triangle', beats: 2, apart: 0.14 },
  guns: { pitch: [95, 38], seconds: 0.35, wave: 'sine', beats: 1, apart: 0 },
  drum: { pitch: [170, 120], seconds: 0.07, wave: 'triangle', beats: 3, apart: 0.09 },
  die: { pitch: [720, 520], seconds: 0.035, wave: 'square', beats: 2, apart: 0.06 },
};

let context: AudioContext | null = null;

function beat(to: AudioContext, { pitch, seconds, wave }: Shape, at: number): void {
  const tone = to.createOscillator();
  const level = to.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch[0], at);
  tone.frequency.exponentialRampToValueAtTime(pitch[1], at + seconds);
  level.gain.setValueAtTime(LOUD, at);
  level.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  tone.connect(level).connect(to.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** Which noises belong to news: each once, in their order, and no more than three. */
export function soundsOf(news: readonly Fact[], heard: { readonly [fact: string]: Sound }): readonly Sound[] {
  const all = news.flatMap(({ fact }) => heard[fact] ?? []);
  return [...new Set(all)].slice(0, 3);
}

/** Plays some of them one after the other. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  let at = context.currentTime + 0.01;
  for (const sound of sounds) {
    const shape = shapes[sound];
    for (let i = 0; i < shape.beats; i++) beat(context, shape, at + i * shape.apart);
    at += shape.seconds + shape.beats * shape.apart + 0.05;
  }
}
