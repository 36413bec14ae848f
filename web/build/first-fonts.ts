import type { Plugin } from 'vite';

/** The faces of the front page, by how their files begin. */
const faces = ['source-sans-3-latin-wght-normal', 'eb-garamond-latin-wght-normal', 'eb-garamond-latin-wght-italic'];

/**
 * Names the faces of the front page in index.html. Otherwise the browser learns of them only after it has laid the
 * whole page out in another face, and lays everything out twice.
 */
export function firstFonts(): Plugin {
  return {
    name: 'bivouac-first-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        faces.map((face) => {
          const file = Object.keys(bundle ?? {}).find((name) => name.startsWith(`assets/${face}`));
          if (file === undefined) throw new Error(`no font file of the build begins with ${face}`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          };
        }),
    },
  };
}
