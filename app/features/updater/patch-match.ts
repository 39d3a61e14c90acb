import { isInterval } from '#app/features/match-page/play/interval.ts';
import { type LiveScore, pointOf } from '#contract/matches/live.ts';
import { clock } from './clock.ts';
import { write } from './flash.ts';
import { type Step, stepFor } from './live-change.ts';
import { withPart } from './with-part.ts';

/** Brings every element of the page that shows this match up to date, as far as it can. */
export function patchMatch(line: LiveScore): Step | 'absent' {
  const elements = document.querySelectorAll<HTMLElement>(`[data-match="${line.id}"]`);
  let result: Step | 'absent' = 'absent';
  for (const element of elements) {
    const { v, status, set } = element.dataset;
    const isFull = 'full' in element.dataset;
    const shown = {
      version: Number(v),
      status: status ?? '',
      set: Number(set),
      isFull,
    };
    const step = stepFor(shown, line);
    if (step !== 'old') patch(element, line, isFull && line.set !== shown.set);
    if (result !== 'reload') result = step;
  }
  return result;
}

/** @param isNewSet of a whole match, whose table and chart of that set come with the page */
function patch(element: HTMLElement, line: LiveScore, isNewSet: boolean): void {
  const { dataset } = element;
  const cells = (name: string) => element.querySelectorAll<HTMLElement>(name);
  const served = Number(dataset.serve);
  if (isNewSet)
    for (const cell of cells(':is(td,figure *)[data-k]')) cell.removeAttribute('data-k');
  const isOver = isInterval(line);
  const point = pointOf(line.y);
  const now = Date.now() + (clock.ahead || 0);
  if ('full' in dataset) {
    const moment = { ...line, point, isInterval: isOver, now };
    withPart(import('./announce.ts'), (it) => it.speakMoment(element, moment));
    withPart(import('./full-board.ts'), (it) => it.followFull(element, moment, served));
  }
  element.toggleAttribute('data-over', isOver);
  Object.assign(dataset, { v: line.v, serve: line.serve, set: line.set, moment: point.moment });
  for (const side of [1, 2]) {
    const points = line.score[side - 1];
    // A row has a column for each set that is over.
    const column = `[data-k=o${side}]>:nth-child(${isOver ? line.set : 9})`;
    for (const cell of cells(`[data-k=p${side}],${column}`)) write(cell, points);
    for (const cell of cells(`[data-k=w${side}]`)) write(cell, line.wins[side - 1]);
  }
  for (const name of cells('[data-k=set]')) {
    const { interval, set } = name.dataset;
    const words = isOver ? interval : set;
    if (words && line.set > 0) {
      name.textContent = words.replace('{n}', String(line.set + Number(isOver)));
    }
  }
  const fresh = element.querySelector<HTMLElement>('[data-fresh]');
  if (fresh) fresh.dataset.fresh = String(now);
}
