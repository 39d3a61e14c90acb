/** The places around the scorer: the bench of each team, and the assistant scorer. */
export const SEATS = ['team1', 'team2', 'assistant'] as const;
export type Seat = (typeof SEATS)[number];

export function isSeat(text: string): text is Seat {
  return SEATS.some((seat) => seat === text);
}
