/** The chart's course up to this score: a point more, or after an undo a point less. */
export function coursePoints(points: string | null, score1: number, score2: number): string {
  const made = score1 + score2;
  const before = (points ?? '').split(' ').filter((point) => Number.parseInt(point, 10) < made);
  return [...before, `${made},${score2 - score1}`].join(' ');
}

/** The chart's `x y width height`, wide and high enough for this score as well. */
export function grownBox(box: string | null, score1: number, score2: number): string {
  const [, , width = 0, height = 0] = (box ?? '').split(' ').map(Number);
  const high = Math.max(height / 2, Math.abs(score1 - score2));
  return `0 ${-high} ${Math.max(width, score1 + score2)} ${high * 2}`;
}
