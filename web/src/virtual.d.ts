/// <reference types="vite/client" />

declare module 'virtual:rulebooks' {
  const rulebooks: import('../build/count-paragraphs.ts').Rulebooks;
  export default rulebooks;
}

declare module '*.css';
declare module '@fontsource-variable/*';
