import type { Side } from '../side.ts';

/** The places around the scorer: the bench of each team, the assistant scorer, the statistician, the operator of a stream. */
export const SEATS = ['team1', 'team2', 'assistant', 'statistician', 'stream'] as const;
export type Seat = (typeof SEATS)[number];

export function isSeat(text: string): text is Seat {
  return SEATS.some((seat) => seat === text);
}

export function isBench(seat: Seat): seat is Side {
  return seat === 'team1' || seat === 'team2';
}
