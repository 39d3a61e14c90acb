import type { LiveScore } from '#contract/matches/live.ts';
import { coursePoints, grownBox } from './score-flow.ts';

/** Comes on demand, on pages of a match that shows more than its score. */

const RETRY_MS = 3000;
let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings chart, court, uses and reason up to a line of the stream.
 *
 * @param served who served before it: 1, 2, or 0 for unknown
 */
export function followWhole(match: Element, line: LiveScore, served: number): void {
  growChart(match, line.score);
  const known = match.querySelector<HTMLElement>('[data-known]');
  // Read again meanwhile: then it is in already.
  if (!known || line.v <= Number(known.dataset.known)) return;
  known.dataset.known = String(line.v);
  if (line.more) {
    readSoon(0);
    return;
  }
  if (served > 0 && line.serve > 0 && served !== line.serve) rotate(known, line.serve);
  tellWhy(known, line.y ?? 0);
}

function growChart(match: Element, [score1, score2]: LiveScore['score']): void {
  const course = match.querySelector('polyline[data-k="flow"]');
  if (!course) return;
  course.setAttribute('points', coursePoints(course.getAttribute('points'), score1, score2));
  const chart = course.closest('svg');
  chart?.setAttribute('viewBox', grownBox(chart.getAttribute('viewBox'), score1, score2));
}

/**
 * A team that regains the serve turns one place clockwise: position 2 becomes 1, and 1 becomes 6.
 */
function rotate(known: HTMLElement, side: number): void {
  const shirts = [...known.querySelectorAll(`[data-c="${side}"] text`)];
  const numbers = shirts.map((shirt) => shirt.textContent);
  for (const [at, shirt] of shirts.entries()) {
    shirt.textContent = numbers[(at + 1) % numbers.length] ?? '';
  }
}

/** `y`: place of the reason in the page's words and, behind it, two digits of the shirt. */
function tellWhy(known: HTMLElement, y: number): void {
  const place = known.querySelector<HTMLElement>('[data-why]');
  if (!place) return;
  const how = place.dataset.why?.split('|')[Math.floor(y / 100) - 1] ?? '';
  const template = place.dataset.no ?? '';
  const shirt = y % 100;
  place.textContent =
    shirt > 0 && how ? template.replace('{how}', how).replace('{n}', String(shirt)) : how;
}

async function readKnown(): Promise<void> {
  const next = await fetchKnown();
  const known = document.querySelector<HTMLElement>('[data-known]');
  if (next === null || known === null) return;
  // Lines that came over the stream meanwhile may be newer.
  if (next && Number(next.dataset.known) >= Number(known.dataset.known)) known.replaceWith(next);
  else readSoon(next ? 0 : RETRY_MS);
}

/** Undefined where the server was not reached; null where it has no such part any more. */
async function fetchKnown(): Promise<HTMLElement | null | undefined> {
  try {
    const response = await fetch(`${location.pathname}?part=known`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector<HTMLElement>('[data-known]');
  } catch {
    return undefined;
  }
}

/** Spread a little: everybody hears of a time-out at once. */
function readSoon(after: number): void {
  clearTimeout(pending);
  pending = setTimeout(() => void readKnown(), after + 50 + Math.random() * 300);
}
