export type * from './contract.ts';
export { MapViewport, type MapViewportProps } from './map-viewport.tsx';
