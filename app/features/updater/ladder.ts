import type { CompleteLine } from './announce.ts';

/** Comes on demand, on the page with every point of a match. */

type Step = Pick<CompleteLine, 'score' | 'serve' | 'point'>;

/**
 * Puts the last point on top of the points of the running set, and takes those away that were taken
 * back. `data-ladder` is the team whose points are shown, 0 for both.
 */
export function climb(ladder: HTMLElement, { score, serve, point }: Step): void {
  const total = score[0] + score[1];
  for (const row of ladder.querySelectorAll('.l1,.l2')) {
    const [first, second] = numbersOf(row);
    if (first === score[0] && second === score[1]) return;
    if (first + second < total) break;
    row.remove();
  }
  const shown = Number(ladder.dataset.ladder);
  // The team that wins a point serves.
  if (!total || !serve || (shown && shown !== serve)) return;
  ladder.prepend(
    rowOf(ladder.dataset.reasons?.split('|')[point.reason - 1] ?? '', serve, score, point.shirt),
  );
}

function numbersOf(row: Element): [number, number] {
  const [first, second] = [...row.querySelectorAll('b,i')].map((cell) => Number(cell.textContent));
  return [first ?? 0, second ?? 0];
}

function rowOf(reason: string, side: number, score: readonly number[], shirt: number): Element {
  const row = document.createElement('li');
  row.className = `l${side}`;
  const about = document.createElement('p');
  about.textContent = `${reason} `;
  if (shirt) about.append(Object.assign(document.createElement('small'), { textContent: shirt }));
  const cells = score.map((number, at) =>
    Object.assign(document.createElement(at === side - 1 ? 'b' : 'i'), { textContent: number }),
  );
  row.append(about, ...cells);
  return row;
}
