import type { Club, ClubDetail } from '#contract/people/club.ts';
import type { ListOf } from '#contract/primitives.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { listClubTeams } from '#server/play/teams/queries.ts';
import { clubView } from './views.ts';

/** Clubs that are not archived, each with the number of its teams. */
export function selectClubs(db: Database) {
  return db
    .selectFrom('club')
    .selectAll('club')
    .select((eb) =>
      eb
        .selectFrom('team')
        .whereRef('team.club_id', '=', 'club.id')
        .where('team.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('team_count'),
    )
    .where('club.archived_at', 'is', null);
}

/** By name. */
export async function listClubs(
  { db }: Store,
  query: { q?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<ListOf<Club>> {
  const after = decodeCursor(query.cursor, 2);
  let select = selectClubs(db)
    .orderBy('club.sort_name')
    .orderBy('club.id')
    .limit(query.limit + 1);
  if (query.q) select = select.where(everyWordIn(query.q, ['club.sort_name', 'club.city']));
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('club.sort_name', 'club.id'), '>', eb.tuple(after[0]!, after[1]!)),
    );
  }
  return pageOf(await select.execute(), query.limit, (row) => [row.sort_name, row.id], clubView);
}

/** One club with its teams, and with the leagues of each. */
export async function findClub(store: Store, id: string): Promise<ClubDetail | undefined> {
  const row = await selectClubs(store.db).where('club.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const teams = await listClubTeams(store, id);
  const leagues = await leaguesOf(store.db, id);
  return {
    ...clubView(row),
    teams: teams.map((team) => ({
      ...team,
      leagues: leagues.flatMap(({ team_id, id, name, starts_at }) =>
        team_id === team.id ? [{ id, name, startsAt: starts_at }] : [],
      ),
    })),
  };
}

export async function getClub(store: Store, id: string): Promise<ClubDetail> {
  const club = await findClub(store, id);
  if (!club) throw notFound('club.notFound');
  return club;
}

/** The leagues in which the teams of a club are or were entered, the latest first. */
function leaguesOf(db: Database, clubId: string) {
  return db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .innerJoin('league', 'league.id', 'league_team.league_id')
    .select(['league_team.team_id', 'league.id', 'league.name', 'league.starts_at'])
    .where('team.club_id', '=', clubId)
    .where('team.archived_at', 'is', null)
    .where('league.archived_at', 'is', null)
    .orderBy('league.starts_at', 'desc')
    .orderBy('league.id')
    .execute();
}
