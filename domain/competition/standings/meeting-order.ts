import type { MatchSide, StandingsMatch } from './match-side.ts';

/**
 * Order of play, the earliest first. Matches without a time come before the dated ones, in the
 * order of their ids, so that the answer never depends on the order of the input.
 */
export function byTimeOfPlay(a: StandingsMatch, b: StandingsMatch): number {
  return timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1);
}

/** Two without a time differ by no number, which leaves them to their ids. */
function timeOf({ playedAt }: StandingsMatch): number {
  return playedAt ?? Number.NEGATIVE_INFINITY;
}

/**
 * One team's side of the last of several meetings, which come in their order of play. undefined when
 * there was none, or when several cannot be put in order because one has no time or two share the last
 * one.
 */
export function lastMeeting(meetings: readonly MatchSide[]): MatchSide | undefined {
  const [before, last] = meetings.slice(-2);
  if (!last) return before;
  // Those without a time come first.
  const isOrdered = meetings[0]!.match.playedAt != null;
  return isOrdered && before!.match.playedAt !== last.match.playedAt ? last : undefined;
}
