import type { Secretary } from '#contract/leagues/secretaries.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { secretaryView } from './views.ts';

/** The secretaries of a league by name. */
export async function listSecretaries(db: Database, leagueId: string): Promise<Secretary[]> {
  const rows = await db
    .selectFrom('league_secretary')
    .innerJoin('user', 'user.id', 'league_secretary.user_id')
    .select(['user.id', 'user.name', 'league_secretary.named_at'])
    .where('league_secretary.league_id', '=', leagueId)
    .orderBy('user.name')
    .orderBy('user.id')
    .execute();
  return rows.map(secretaryView);
}

/** The league of a match, archived or not; null for a match of none, and for one that is not there. */
export async function leagueIdOfMatch(db: Database, matchId: string): Promise<string | null> {
  const row = await db
    .selectFrom('match')
    .select('league_id')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row?.league_id ?? null;
}
