/**
 * The one script of public pages: it keeps scores fresh and makes taps quicker. Every page works
 * without it. At most 3 KB as browsers fetch it (scripts/vite/updater-script.test.ts).
 */
import { ageText } from './age-text.ts';
import { hangBells } from './bells.ts';
import { followLive, isWaiting, streamedBytes } from './live-stream.ts';
import { listenToTaps } from './taps.ts';
import { withPart } from './with-part.ts';

function tellAge(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-status="Live"] [data-fresh]',
  )) {
    const { fresh = '', seconds = '', minutes = '', waiting = '' } = element.dataset;
    const text = isWaiting() ? waiting : ageText(Date.now() - Date.parse(fresh), seconds, minutes);
    if (text !== null) element.textContent = text;
  }
}

/** The bytes that this visit has cost so far, as the browser measured them. */
function tellCost(): void {
  const place = document.querySelector<HTMLElement>('[data-cost]');
  if (!place) return;
  let bytes = streamedBytes();
  for (const entry of performance.getEntries()) {
    bytes += (entry as PerformanceResourceTiming).transferSize || 0;
  }
  place.textContent = place.dataset.cost?.replace('{n}', (bytes / 1024).toFixed(1)) ?? '';
}

function refreshParts(): void {
  hangBells();
  tellAge();
}

listenToTaps();
hangBells();
followLive();
addEventListener('swapped', refreshParts);
setInterval(() => {
  tellAge();
  tellCost();
}, 1000);
// Most visitors are not signed in: the rest of the script comes only for those who are.
if (/signed_in=/.test(document.cookie)) {
  withPart(import('./person.ts'), ({ showPerson }) => showPerson());
}
