/**
 * The one script of public pages: it keeps scores fresh and makes taps quicker. Every page works
 * without it. At most 3 KB as browsers fetch it (scripts/vite/updater-script.test.ts).
 */
import { ageText } from './age-text.ts';
import { hangBells } from './bells.ts';
import { followLive, isWaiting } from './live-stream.ts';
import { showPerson } from './person.ts';
import { listenToTaps } from './taps.ts';

function tellAge(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const { fresh = '', seconds = '', minutes = '', waiting = '' } = element.dataset;
    const isLive = element.closest('[data-status="Live"]') !== null;
    if (!isLive) continue;
    const text = isWaiting() ? waiting : ageText(Date.now() - Date.parse(fresh), seconds, minutes);
    if (text !== null) element.textContent = text;
  }
}

function refreshParts(): void {
  hangBells();
  tellAge();
}

listenToTaps();
hangBells();
followLive();
void showPerson();
addEventListener('swapped', refreshParts);
setInterval(tellAge, 1000);
