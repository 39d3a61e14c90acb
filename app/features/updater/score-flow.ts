/**
 * The chart's course up to this score: a step more, or after an undo a step less. It begins and ends
 * on the axis; each point is a step up or down and one to the right. After lines that were missed it goes
 * on in even steps from where it was.
 */
export function coursePath(path: string | null, score1: number, score2: number): string {
  const total = score1 + score2;
  const steps = (path?.match(/v.*?h1/g) ?? []).slice(0, Math.max(0, total - 1));
  let left = score2 - score1;
  for (const step of steps) left -= Number.parseFloat(step.slice(1));
  const even = `v${left / (total - steps.length)}h1`;
  while (steps.length < total) steps.push(even);
  return `M0 0${steps.join('')}V0`;
}

/** The last point as a path without length, which is drawn as a dot. */
export function lastPoint(score1: number, score2: number): string {
  return score1 + score2 === 0 ? '' : `M${score1 + score2} ${score2 - score1}h0`;
}

/** The chart's `x y width height`, wide and high enough for this score as well. */
export function grownBox(box: string | null, score1: number, score2: number): string {
  const [, , width = 0, height = 0] = (box ?? '').split(' ').map(Number);
  const high = Math.max(height / 2, Math.abs(score1 - score2));
  return `0 ${-high} ${Math.max(width, score1 + score2)} ${high * 2}`;
}
