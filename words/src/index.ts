export * from './catalogue.ts';
export { createWords, kernelTexts, type Speech, type Subject } from './words.ts';
export { namePowers } from './powers.ts';
