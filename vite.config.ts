import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { keepServerExternal } from './scripts/vite/keep-server-external.ts';
import { readerWorker } from './scripts/vite/reader-worker.ts';
import { refuseServerInBrowser } from './scripts/vite/refuse-server-in-browser.ts';
import { scoreWorker } from './scripts/vite/score-worker.ts';
import { updaterScript } from './scripts/vite/updater-script.ts';

export default defineConfig({
  plugins: [
    refuseServerInBrowser(),
    keepServerExternal(),
    updaterScript(),
    scoreWorker(),
    readerWorker(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
});
