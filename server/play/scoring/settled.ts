import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';

/** A match whose status or result is another one now. */
export type SettledMatch = Pick<MatchRow, 'id' | 'league_id'>;

/**
 * A write that may end matches. Only `writeResults` makes one, and does what has to follow; whoever
 * keeps entries of a match asks for it, so that no way to a result goes past that.
 */
export type ResultsWrite = Write & {
  matchSettled: (match: SettledMatch) => void;
  /** A table of the league, its groups or its plans are other ones now. */
  leagueChanged: (leagueId: string) => void;
};
