import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { firstFonts } from './build/first-fonts.ts';
import { offline } from './build/offline.ts';
import { rulebooks } from './build/rulebooks.ts';
import { sharedWorkers } from './build/shared-workers.ts';

export default defineConfig({
  plugins: [sharedWorkers(), react(), rulebooks(), firstFonts(), offline(), compressed()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Small files stay files: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // For browsers without modulepreload only; it would need an inline script.
    modulePreload: { polyfill: false },
    // A browser pays for every file it asks for: what the first page needs comes in few.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The picture of every game is on the front page.
            { name: 'pictures', test: /[\\/]board[\\/]picture\.tsx$/ },
            {
              name: 'libraries',
              test: /node_modules[\\/](?:react|react-dom|scheduler|i18next|react-i18next|wouter)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
