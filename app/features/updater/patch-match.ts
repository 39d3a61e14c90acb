import type { LiveScore } from '#contract/matches/live.ts';
import { write } from './flash.ts';
import { type Step, stepFor } from './live-change.ts';
import { withPart } from './with-part.ts';

/** Brings every element of the page that shows this match up to date, or says that it cannot. */
export function patchMatch(line: LiveScore): Step | 'absent' {
  const elements = document.querySelectorAll<HTMLElement>(`[data-match="${line.id}"]`);
  let result: Step | 'absent' = 'absent';
  for (const element of elements) {
    const { v, status, set } = element.dataset;
    const isWhole = 'full' in element.dataset;
    const shown = { version: Number(v), status: status ?? '', set: Number(set), isWhole };
    const step = stepFor(shown, line);
    if (step === 'patch') patch(element, line);
    if (result !== 'reload') result = step;
  }
  return result;
}

function patch(element: HTMLElement, line: LiveScore): void {
  const served = Number(element.dataset.serve);
  if ('full' in element.dataset) {
    withPart(import('./whole-match.ts'), (it) => it.followWhole(element, line, served));
  }
  element.dataset.v = String(line.v);
  element.dataset.serve = String(line.serve);
  const [w1, w2] = line.wins;
  const [p1, p2] = line.score;
  const texts: Record<string, number> = { w1, w2, p1, p2 };
  for (const [key, value] of Object.entries(texts)) {
    for (const cell of element.querySelectorAll(`[data-k="${key}"]`)) write(cell, String(value));
  }
  const setName = element.querySelector('[data-k="set"]');
  const template = document.querySelector<HTMLElement>('[data-word-set]')?.dataset.wordSet;
  if (setName && template && line.set > 0) {
    setName.textContent = template.replace('{n}', String(line.set));
  }
  // Set point passes with the point; the page says it again when it is read again.
  element.querySelector('[data-pressure]')?.remove();
  const fresh = element.querySelector<HTMLElement>('[data-fresh]');
  if (fresh) fresh.dataset.fresh = new Date().toISOString();
}
