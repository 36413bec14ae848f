export * from './catalogue.ts';
export { joinFrench, withJoints } from './french.ts';
export { createWords, kernelTexts, type Speech, type Subject } from './words.ts';
export { namePowers } from './powers.ts';
