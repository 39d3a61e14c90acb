import type { LiveScore } from '#contract/live.ts';
import { write } from './flash.ts';
import { coursePoints, grownBox, type Step, stepFor } from './live-change.ts';

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
  const known = element.querySelector<HTMLElement>('[data-known]');
  const served = Number(element.dataset.serve);
  if (known) void import('./known.ts').then((it) => it.followKnown(known, line, served));
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
  const course = element.querySelector('polyline[data-k="flow"]');
  if (course) {
    course.setAttribute('points', coursePoints(course.getAttribute('points'), p1, p2));
    const chart = course.closest('svg');
    chart?.setAttribute('viewBox', grownBox(chart.getAttribute('viewBox'), p1, p2));
  }
}

/** Sets won by either team, as the page shows them. */
export function currentSetWins(match: HTMLElement): number {
  const wins = (side: 1 | 2) =>
    Number(match.querySelector(`[data-k="w${side}"]`)?.textContent ?? 0);
  return wins(1) + wins(2);
}
