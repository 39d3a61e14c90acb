import { pointSide } from '#app/features/match-page/play/point-side.ts';
import type { LiveScore } from '#contract/matches/live.ts';
import type { CompleteLine } from './announce.ts';
import { coursePath, grownBox, lastPoint } from './score-flow.ts';

/** Comes on demand, on pages of a match. */

const RETRY_MS = 3000;
/** A reader without a stream gets several points together, and asks for the court less often. */
const GAP_MS = 30_000;
let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings chart, court and uses up to a line of the stream.
 *
 * @param served who served before it: 1, 2, or 0 for unknown
 */
export function followFull(match: HTMLElement, line: CompleteLine, served: number): void {
  growChart(match, line.score);
  match.dataset.point = String(pointSide(line.point.moment));
  tellReturn(match, line);
  const ladder = match.querySelector<HTMLElement>('[data-ladder]');
  if (ladder) import('./ladder.ts').then((it) => it.climb(ladder, line), String);
  const known = match.querySelector<HTMLElement>('[data-known]');
  const before = Number(known?.dataset.known);
  // Read again meanwhile: then it is in already.
  if (!known || line.v <= before) return;
  for (const cell of known.querySelectorAll<HTMLElement>('[data-u]')) {
    if (line.u) cell.textContent = String(line.u[Number(cell.dataset.u)]);
  }
  // The missing part of the court is fetched; until then the court keeps its stated age.
  if (line.more || (line.v > before + 1 && known.querySelector('[data-c]'))) {
    readSoon(line.v, line.more ? 300 : GAP_MS);
    return;
  }
  known.dataset.known = String(line.v);
  import('./court.ts').then((it) => it.followCourt(known, line, served), String);
}

function growChart(match: Element, [score1, score2]: LiveScore['score']): void {
  const course = match.querySelector('path[data-k="flow"]');
  if (!course) return;
  course.setAttribute('d', coursePath(course.getAttribute('d'), score1, score2));
  for (const dot of course.parentElement!.querySelectorAll('.flow-ring,.flow-last')) {
    dot.setAttribute('d', lastPoint(score1, score2));
  }
  const chart = course.closest('svg');
  chart?.setAttribute('viewBox', grownBox(chart.getAttribute('viewBox'), score1, score2));
}

/** The time of day at which the next set is to begin; the rules say how long it takes. */
function tellReturn(match: Element, { isInterval, set, now }: CompleteLine): void {
  const place = match.querySelector<HTMLElement>('[data-back]');
  if (!place || (isInterval && place.textContent)) return;
  const { back = '', rest = '' } = place.dataset;
  const at = new Date(now + Number(rest.split(' ')[set - 1]) * 1000);
  const time = { timeStyle: 'short', hourCycle: 'h23', timeZone: 'Africa/Dar_es_Salaam' } as const;
  place.textContent = isInterval
    ? back.replace('{t}', at.toLocaleTimeString(document.documentElement.lang, time))
    : '';
}

async function readKnown(version: number): Promise<void> {
  const next = await fetchKnown(version);
  const known = document.querySelector<HTMLElement>('[data-known]');
  if (next === null || known === null) return;
  // A cache on the way may hold a part that is older than the line.
  const isNew = next && Number(next.dataset.known) >= version;
  if (isNew) known.replaceWith(next);
  else readSoon(version, RETRY_MS);
}

/** Undefined where the server was not reached; null where it has no such part any more. */
async function fetchKnown(version: number): Promise<HTMLElement | null | undefined> {
  try {
    const response = await fetch(`${location.pathname}?part=known&v=${version}`);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector<HTMLElement>('[data-known]');
  } catch {
    return undefined;
  }
}

/** Spread: everybody hears of it at once. A reading that is due takes in what comes meanwhile. */
function readSoon(version: number, within: number): void {
  clearTimeout(pending);
  const after = 50 + within / 2 + (Math.random() * within) / 2;
  pending = setTimeout(() => void readKnown(version), after);
}
