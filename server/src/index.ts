export { type AppOptions, createApp } from './app.ts';
export type { OnlineOptions } from './online.ts';
export { type Served, type ServeError, type ServeOptions, serve } from './serve.ts';
