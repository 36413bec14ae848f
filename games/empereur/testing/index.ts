export { drawPosition, type Shown } from './drawing.ts';
