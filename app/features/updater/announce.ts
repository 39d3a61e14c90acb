import {
  lastPointText,
  type Moment,
  momentText,
} from '#app/features/match-page/play/moment-text.ts';
import { fillWords } from '#app/lib/fill-words.ts';
import type { LiveScore } from '#contract/matches/live.ts';
import { ageText } from './age-text.ts';

/** Comes on demand, on pages of a match. */

export type CompleteLine = LiveScore & Moment;

/** Those who hear the page are not told each point of a long rally of points. */
const ANNOUNCE_EVERY_MS = 10_000;
let nextAnnouncement = 0;
let pendingAnnouncement: ReturnType<typeof setTimeout> | undefined;

/** Writes the moment of the match and its last point, and says the score. */
export function speakMoment(match: Element, line: CompleteLine): void {
  const names = [...match.querySelectorAll('.board .name')].map(({ textContent }) => textContent);
  const place = match.querySelector<HTMLElement>('[data-moment]');
  const words = place?.dataset.moment?.split('|') ?? [];
  const moment = momentText(words, names, line);
  if (place) {
    place.textContent = moment;
    if (line.t) place.dataset.until = String(line.t[1]);
    else place.removeAttribute('data-until');
  }
  const why = match.querySelector<HTMLElement>('[data-why]');
  const nameOf = (side: number, shirt: number) => {
    const scorers = match.querySelectorAll(`.scorers > :nth-child(${side}) li > span`);
    const scorer = [...scorers].find(
      (candidate) => Number.parseInt(candidate.textContent, 10) === shirt,
    );
    return scorer?.querySelector('a')?.textContent;
  };
  // A time-out or a change of players leaves the last point as it was.
  if (why) why.textContent = lastPointText(why.dataset.why?.split('|') ?? [], names, line, nameOf);
  document.title = document.title.replace(/^\d+-\d+/, line.wins.join('-'));
  if (line.isInterval) markSet(match, line);
  const { said = '' } = (match as HTMLElement).dataset;
  const text = fillWords(said, {
    a: names[0] ?? '',
    x: line.score[0],
    b: names[1] ?? '',
    y: line.score[1],
    n: line.set,
    w: line.wins.join('-'),
    m: moment,
  });
  announce(text, line.isInterval);
}

/** The winner's points of the set that is over, bold as on the page that comes with the next one. */
function markSet(match: Element, { score }: CompleteLine): void {
  const cell = match.querySelector(`td[data-k=p${score[0] > score[1] ? 1 : 2}]`);
  if (!cell || cell.querySelector('b')) return;
  const bold = document.createElement('b');
  bold.append(...cell.childNodes);
  cell.append(bold);
}

/** At most every 10 s, the newest; the end of a set at once. */
function announce(text: string, isUrgent: boolean): void {
  clearTimeout(pendingAnnouncement);
  const wait = isUrgent ? 0 : Math.max(0, nextAnnouncement - Date.now());
  pendingAnnouncement = setTimeout(() => {
    nextAnnouncement = Date.now() + ANNOUNCE_EVERY_MS;
    const status = document.querySelector('[role=status]');
    if (status) status.textContent = text;
  }, wait);
}

let isTicking = false;

/** Says every second how long ago the last point was, and takes away a time-out that is over. */
export function speakAge(clock: { ahead: number }, isWaiting: () => boolean): void {
  if (isTicking) return;
  isTicking = true;
  setInterval(() => {
    const now = Date.now() + clock.ahead;
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-status=Live] [data-fresh]',
    )) {
      const { fresh, seconds = '', minutes = '', waiting = '' } = element.dataset;
      const text = isWaiting() ? waiting : ageText(now - Number(fresh), seconds, minutes);
      if (text !== null) element.textContent = text;
    }
    for (const moment of document.querySelectorAll<HTMLElement>('[data-until]')) {
      if (Number(moment.dataset.until) * 1000 > now) continue;
      moment.textContent = '';
      moment.removeAttribute('data-until');
    }
  }, 1000);
}
