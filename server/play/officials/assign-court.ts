import type { AssignCourt, CourtAssigned } from '#contract/people/official.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { assignmentsOf, listDutyRows, replaceCrew } from './commands.ts';

/**
 * Gives all matches of a league on a court and a day that have not begun the same officials, all or none.
 * They take the place of whoever has these duties; officials with other duties stay.
 *
 * @returns the matches with their officials as they were
 */
export async function assignCourt(
  store: Store,
  author: Author,
  leagueId: string,
  { date, location, court, officials }: AssignCourt,
): Promise<CourtAssigned['items']> {
  authorise(author.actor, 'match:assign', { kind: 'league', id: leagueId });
  return write(store, author, async (tx) => {
    const matches = await tx.db
      .selectFrom('match')
      .selectAll()
      .where('league_id', '=', leagueId)
      .where('match_date', '=', date)
      .where('location', '=', location)
      .where((eb) => (court === null ? eb('court', 'is', null) : eb('court', '=', court)))
      .where('status', '=', 'not started')
      .where('archived_at', 'is', null)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    if (matches.length === 0) throw refused('NO_MATCHES', textOf('official.noMatches'), 'court');
    return assignMatches(tx, store, author, matches, officials);
  });
}

/** Gives these matches the same officials; rights are judged by whoever calls. */
export async function assignMatches(
  tx: Write,
  store: Store,
  author: Author,
  matches: readonly MatchRow[],
  officials: AssignCourt['officials'],
): Promise<CourtAssigned['items']> {
  const duties = new Set<string>(officials.map(({ duty }) => duty));
  const people = new Set(officials.map(({ official }) => official));
  const items: CourtAssigned['items'] = [];
  for (const match of matches) {
    const present = await listDutyRows(tx, match.id);
    const before = assignmentsOf(present);
    const others = before.filter(
      ({ official, duty }) => !duties.has(duty) && !people.has(official),
    );
    await replaceCrew(tx, store, author, match, present, [...officials, ...others]);
    items.push({ match: match.id, before });
  }
  return items;
}
