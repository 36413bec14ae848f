export { type AppOptions, createApp } from './app.ts';
/** Copies, restoring and checking what is kept: loaded when somebody asks for it. */
export const keeping = () => import('./keep/index.ts');
export type { OnlineOptions } from './online.ts';
export { type Served, type ServeError, type ServeOptions, serve } from './serve.ts';
