import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
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
    updaterScript(),
    wordFiles(),
    scoreWorker(),
    readerWorker(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    // One page loads a dialog late that another one has from the start.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } },
    },
  },
});
