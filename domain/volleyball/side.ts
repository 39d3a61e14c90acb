/** The two sides of a match, in the order they are listed. Not home and away, not the toss letters. */
export const SIDES = ['team1', 'team2'] as const;
export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'team1' ? 'team2' : 'team1';
}
