import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { REPORT_DAYS } from './captains.ts';
import type { NumberTeam } from './numbers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than any team plays in these days. */
const MOST_MATCHES = 40;

/** A match of a team, as its captain sees it. */
export type OwnMatch = {
  row: MatchRow;
  names: readonly [string, string];
  side: Side;
  opponent: string;
  source: NumberTeam;
};

/** The matches of these teams in their leagues that were due in the last days, the newest first. */
export async function listOwnMatches(
  db: Database,
  sources: readonly NumberTeam[],
  now: number,
): Promise<OwnMatch[]> {
  const lists = await Promise.all(sources.map((source) => matchesOf(db, source, now)));
  return lists.flat().toSorted((a, b) => b.row.starts_at - a.row.starts_at);
}

async function matchesOf(db: Database, source: NumberTeam, now: number): Promise<OwnMatch[]> {
  const { league_id, team_id } = source;
  const rows = await db
    .selectFrom('match')
    .innerJoin('team as one', 'one.id', 'match.team1_id')
    .innerJoin('team as two', 'two.id', 'match.team2_id')
    .selectAll('match')
    .select(['one.name as one', 'two.name as two'])
    .where('match.league_id', '=', league_id)
    .where((eb) => eb.or([eb('team1_id', '=', team_id), eb('team2_id', '=', team_id)]))
    .where('match.archived_at', 'is', null)
    .where('match.match_date', '<=', localDate(now))
    .where('match.match_date', '>=', localDate(now - REPORT_DAYS * DAY_MS))
    .orderBy('match.starts_at', 'desc')
    .orderBy('match.id')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map(({ one, two, ...row }) => {
    const side = row.team1_id === team_id ? 'team1' : 'team2';
    return { row, names: [one, two], side, opponent: side === 'team1' ? two : one, source };
  });
}

export type Choice =
  | { kind: 'one'; match: OwnMatch }
  | { kind: 'several'; matches: readonly OwnMatch[] }
  | { kind: 'none' };

/**
 * The match that a captain means: against the opponent who is named, else of the newest day. Matches that
 * wait for a result go first, of these the ones that have begun.
 */
export function chooseMatch(matches: readonly OwnMatch[], opponent: string, now: number): Choice {
  const named = sortName(opponent);
  const newest = matches[0]?.row.match_date;
  const meant = matches.filter((match) =>
    named === '' ? match.row.match_date === newest : sortName(match.opponent).includes(named),
  );
  const open = meant.filter(({ row }) => isOpen(row));
  const begun = open.filter(({ row }) => row.starts_at <= now);
  const candidates = begun.length > 0 ? begun : open;
  const last = candidates.at(-1);
  if (last === undefined) return meant[0] ? { kind: 'one', match: meant[0] } : { kind: 'none' };
  // The name says no more about two matches against the same team: the earlier one is first.
  const isOneOpponent = candidates.every((match) => match.opponent === last.opponent);
  if (candidates.length === 1 || (named !== '' && isOneOpponent))
    return { kind: 'one', match: last };
  return { kind: 'several', matches: candidates };
}

function isOpen({ status, decided }: MatchRow): boolean {
  return decided === 0 && !['ended', 'postponed', 'cancelled'].includes(status);
}
