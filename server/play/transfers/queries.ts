import type { PlayerHistory, Transfer } from '#contract/transfers/transfer.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { findCountedPlayer, mayBeCounted, mayBeNamed } from '#server/play/players/queries.ts';
import { transferView } from './views.ts';

const MOST_SHOWN = 100;

function selectTransfers(db: Database, now: number) {
  return db
    .selectFrom('transfer')
    .innerJoin('player', 'player.id', 'transfer.player_id')
    .innerJoin('team as new_team', 'new_team.id', 'transfer.to_team_id')
    .leftJoin('team as former_team', 'former_team.id', 'transfer.from_team_id')
    .selectAll('transfer')
    .select(['player.full_name', 'new_team.name as to_name', 'former_team.name as from_name'])
    .where('player.archived_at', 'is', null)
    .where(mayBeNamed(now))
    .where(mayBeCounted(now))
    .orderBy('transfer.day', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(MOST_SHOWN);
}

type Of = { team?: string | undefined; club?: string | undefined; player?: string | undefined };

/** The newest first, of players who may be named beside what they do. */
export async function listTransfers(
  db: Database,
  { team, club, player }: Of,
  now: number,
  limit = MOST_SHOWN,
): Promise<Transfer[]> {
  let select = selectTransfers(db, now).limit(limit);
  if (team !== undefined)
    select = select.where((eb) =>
      eb.or([eb('new_team.id', '=', team), eb('former_team.id', '=', team)]),
    );
  if (club !== undefined)
    select = select.where((eb) =>
      eb.or([eb('new_team.club_id', '=', club), eb('former_team.club_id', '=', club)]),
    );
  if (player !== undefined) select = select.where('player.id', '=', player);
  return (await select.execute()).map(transferView);
}

export async function getTransfer(db: Database, id: string, now: number): Promise<Transfer> {
  const row = await db
    .selectFrom('transfer')
    .innerJoin('player', 'player.id', 'transfer.player_id')
    .innerJoin('team as new_team', 'new_team.id', 'transfer.to_team_id')
    .leftJoin('team as former_team', 'former_team.id', 'transfer.from_team_id')
    .selectAll('transfer')
    .select(['player.full_name', 'new_team.name as to_name', 'former_team.name as from_name'])
    .where('transfer.id', '=', id)
    .executeTakeFirst();
  if (!row || Number(row.noted_at) > now) throw notFound('transfer.notFound');
  return transferView(row);
}

const NOTHING: PlayerHistory = { times: [], transfers: [] };

/** The teams of a player with their leagues. Nothing of whom only name, number and team are public. */
export async function getPlayerHistory(
  db: Database,
  id: string,
  now: number,
): Promise<PlayerHistory> {
  if (!(await findCountedPlayer(db, id, now))) return NOTHING;
  const rows = await db
    .selectFrom('membership')
    .innerJoin('team', 'team.id', 'membership.team_id')
    .select(['membership.from_day', 'membership.until_day', 'team.id', 'team.name'])
    .where('membership.player_id', '=', id)
    .orderBy('membership.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const leagues = await leaguesOf(db, [...new Set(rows.map((row) => row.id))]);
  const times = rows.map(({ id: team, name, from_day, until_day }) => ({
    team: { id: team, name },
    from: from_day,
    until: until_day,
    leagues: leagues
      .filter((league) => league.team_id === team)
      .filter(
        ({ first, last }) => first <= (until_day ?? localDate(now)) && last >= (from_day ?? ''),
      )
      .map((league) => ({ id: league.id, name: league.name, season: league.season })),
  }));
  return { times, transfers: await listTransfers(db, { player: id }, now) };
}

/** The leagues of teams, the newest first. A league without a season is over a year after its first day. */
async function leaguesOf(db: Database, teams: readonly string[]) {
  if (teams.length === 0) return [];
  const rows = await db
    .selectFrom('league_team')
    .innerJoin('league', 'league.id', 'league_team.league_id')
    .leftJoin('season', (join) =>
      join.onRef('season.id', '=', 'league.season_id').on('season.archived_at', 'is', null),
    )
    .select(['league_team.team_id', 'league.id', 'league.name', 'league.starts_at'])
    .select(['season.name as season', 'season.ends_on'])
    .where('league_team.team_id', 'in', teams)
    .where('league.archived_at', 'is', null)
    .orderBy('league.starts_at', 'desc')
    .orderBy('league.id')
    .execute();
  return rows.map(({ starts_at, ends_on, season, ...row }) => {
    const first = starts_at.slice(0, 10);
    const year = first.slice(0, 4);
    const last = ends_on ?? `${Number(year) + 1}${first.slice(4)}`;
    return { ...row, season: season ?? year, first, last };
  });
}
