import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { dropDescriptions } from './scripts/vite/drop-descriptions.ts';
import { keepServerExternal } from './scripts/vite/keep-server-external.ts';
import { readerWorker } from './scripts/vite/reader-worker.ts';
import { refuseServerInBrowser } from './scripts/vite/refuse-server-in-browser.ts';
import { scoreWorker } from './scripts/vite/score-worker.ts';
import { updaterScript } from './scripts/vite/updater-script.ts';
import { wordFiles } from './scripts/vite/word-files.ts';

export default defineConfig({
  plugins: [
    refuseServerInBrowser(),
    keepServerExternal(),
    dropDescriptions(),
    updaterScript(),
    wordFiles(),
    scoreWorker(),
    readerWorker(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: {
        // One page loads a dialog late that another one has from the start.
        ineffectiveDynamicImport: false,
        // For those who write plugins; an operator reads it at the first start.
        bundlerTimings: false,
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A shape that no page of the browser checks is not sent to it.
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups: chunkGroups() } },
        },
      },
    },
  },
});
