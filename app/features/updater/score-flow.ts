/**
 * The chart's course up to this score: a step more, or after an undo a step less. It begins and ends
 * on the axis, with two places for each point between. After lines that were missed it goes straight
 * on from where it was.
 */
export function coursePoints(points: string | null, score1: number, score2: number): string {
  const total = score1 + score2;
  const lead = score2 - score1;
  const steps = (points ?? '').split(' ').slice(0, -1);
  const before = steps.slice(0, Math.max(1, 2 * total - 1));
  const last = total > 0 ? [`${total - 1},${lead}`, `${total},${lead}`] : [];
  return [...before, ...last, `${total},0`].join(' ');
}

/** The chart's `x y width height`, wide and high enough for this score as well. */
export function grownBox(box: string | null, score1: number, score2: number): string {
  const [, , width = 0, height = 0] = (box ?? '').split(' ').map(Number);
  const high = Math.max(height / 2, Math.abs(score1 - score2));
  return `0 ${-high} ${Math.max(width, score1 + score2)} ${high * 2}`;
}
