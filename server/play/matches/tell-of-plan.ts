import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import type { NewMessage, RecipientKey } from '#server/platform/messages/message.ts';
import { endOfDay } from '#server/platform/time/local-time.ts';

type ComingMatch = Pick<
  MatchRow,
  'id' | 'league_id' | 'team1_id' | 'team2_id' | 'status' | 'match_date'
>;

/** The teams of a match and everybody who has not declined a duty in it. */
export async function peopleOfMatch(
  { db }: Pick<Write, 'db'>,
  { id, team1_id, team2_id }: Pick<MatchRow, 'id' | 'team1_id' | 'team2_id'>,
): Promise<RecipientKey[]> {
  const crew = await db
    .selectFrom('match_official')
    .select('official_id')
    .where('match_id', '=', id)
    .where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'declined')]))
    .orderBy('official_id')
    .execute();
  const officials = crew.map(({ official_id }): RecipientKey => `official:${official_id}`);
  return [...officials, `team:${team1_id}`, `team:${team2_id}`];
}

/** A match that is over, or was to be on a day before today, calls nobody any more. */
export function isToCome({ status, match_date }: ComingMatch, now: number): boolean {
  return status !== 'ended' && endOfDay(match_date) > now;
}

/**
 * Tells teams and officials of another day, hour or place, and of a match that is postponed or off.
 *
 * @param happening as followers hear of it
 * @param after the match as it is now
 */
export async function tellOfPlan(
  tx: Write,
  now: number,
  happening: NewHappening,
  { after, reason = '' }: { after: ComingMatch; reason?: string | undefined },
): Promise<void> {
  if (!isToCome(after, now)) return;
  const { before = null, value = null } = happening;
  tx.tell({
    kind: kindOf(happening),
    topic: `plan:${after.id}`,
    before,
    value,
    matchId: after.id,
    leagueId: after.league_id,
    to: await peopleOfMatch(tx, after),
    facts: reason === '' ? {} : { reason },
  });
}

function kindOf({ kind }: NewHappening): NewMessage['kind'] {
  if (kind === 'match.postponed') return 'postponed';
  return kind === 'match.cancelled' ? 'cancelled' : 'moved';
}

/** The secretaries of a league by their accounts, and its office as a whole for administrators. */
export async function officeOf(
  { db }: Pick<Write, 'db'>,
  leagueId: string | null,
): Promise<RecipientKey[]> {
  if (leagueId === null) return [];
  const rows = await db
    .selectFrom('league_secretary')
    .select('user_id')
    .where('league_id', '=', leagueId)
    .orderBy('user_id')
    .execute();
  return [`league:${leagueId}`, ...rows.map(({ user_id }): RecipientKey => `user:${user_id}`)];
}
