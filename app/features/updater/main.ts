/**
 * The one script of public pages: it keeps scores fresh and makes taps quicker. Every page works
 * without it. At most 3 KB as browsers fetch it (scripts/vite/updater-script.test.ts).
 */
import { clock } from './clock.ts';
import { followLive, isWaiting, streamedBytes } from './live-stream.ts';
import { liveState } from './swap-main.ts';
import { listenToTaps } from './taps.ts';
import { withPart } from './with-part.ts';

/** The bytes that this visit has cost so far, as the browser measured them. */
function reportBytes(): void {
  const place = document.querySelector<HTMLElement>('[data-cost]');
  if (!place) return;
  let bytes = streamedBytes();
  for (const entry of performance.getEntries()) {
    bytes += (entry as PerformanceResourceTiming).transferSize || 0;
  }
  place.textContent = place.dataset.cost?.replace('{n}', (bytes / 1024).toFixed(1)) ?? '';
}

/** The data of a running match besides its score are loaded with the first of them. */
function refreshParts(): void {
  withPart(import('./mine.ts'), (it) => it.showMine(liveState));
  if (document.querySelector('article[data-status=Live]')) {
    withPart(import('./announce.ts'), (it) => it.speakAge(clock, isWaiting));
  }
}

listenToTaps();
refreshParts();
followLive();
addEventListener('swapped', refreshParts);
setInterval(reportBytes, 1000);
// Pages that were read open without network from now on.
addEventListener('load', () => {
  const worker = navigator.serviceWorker;
  if (!worker?.controller) worker?.register('/reader-worker.js', { updateViaCache: 'all' });
});
// Most visitors are not signed in: the rest of the script comes only for those who are.
if (/signed_in=/.test(document.cookie)) {
  withPart(import('./person.ts'), ({ showPerson }) => showPerson());
}
