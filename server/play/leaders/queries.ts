import type { ExpressionBuilder } from 'kysely';
import type { Leader, Leaders, PlayerSeason, TeamSeason } from '#contract/leagues/leaders.ts';
import type { Player } from '#contract/people/player.ts';
import type { Detail } from '#domain/volleyball/set-state.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { addLine, leadersBy, type Total } from '#domain/volleyball/statistics/leaders.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listOpenLeagues } from '#server/play/matches/queries.ts';
import { listFormerShirts } from '#server/play/memberships/former-shirts.ts';
import { findCountedPlayer, findPlayer, listCountedRosters } from '#server/play/players/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { getTeam } from '#server/play/teams/queries.ts';
import { namesScorers, readLoggedShirts } from './logged-shirts.ts';

const POINT_BY_POINT: readonly Detail[] = ['points', 'rallies'];
/** Logs that are read for one league or player, the latest ones. */
const MOST_LOGS = 500;

/** Matches that were played and have a result. */
function selectPlayed(db: Database) {
  return db
    .selectFrom('match')
    .where('archived_at', 'is', null)
    .where('winner', 'is not', null)
    .where('forfeit', 'is', null);
}

/** @param details the levels of detail that tell what is asked for: who made points, or who served. */
function selectLogged(db: Database, details: readonly Detail[] = ['rallies']) {
  return selectPlayed(db)
    .select(['id', 'seq', 'version', 'rules', 'league_id', 'match_type', 'team1_id', 'team2_id'])
    .where((eb) =>
      eb.or([
        eb('detail', 'in', details),
        // A statistician may write of a match that was scored by points.
        eb.exists(
          eb
            .selectFrom('rally_scouting')
            .select('event_id')
            .whereRef('rally_scouting.match_id', '=', 'match.id'),
        ),
      ]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LOGS);
}

/** Those of one team where it is named. */
export async function countPlayed(
  db: Database,
  leagueId: string,
  teamId?: string,
): Promise<number> {
  const { played } = await selectPlayed(db)
    .where('league_id', '=', leagueId)
    .$if(teamId !== undefined, (it) => it.where(isPlayedBy(teamId!)))
    .select((eb) => eb.fn.countAll<number>().as('played'))
    .executeTakeFirstOrThrow();
  return Number(played);
}

/** The latest matches of a league that are recorded point by point; of one team where it is named. */
export function listLoggedRows(db: Database, leagueId: string, teamId?: string) {
  return selectLogged(db, POINT_BY_POINT)
    .where('league_id', '=', leagueId)
    .$if(teamId !== undefined, (it) => it.where(isPlayedBy(teamId!)))
    .execute();
}

/** Whether a team has a match in a league that is recorded point by point. */
export async function hasLoggedRows(
  db: Database,
  leagueId: string,
  teamId: string,
): Promise<boolean> {
  const ofLeague = selectLogged(db, POINT_BY_POINT).where('league_id', '=', leagueId);
  const logged = ofLeague.where(isPlayedBy(teamId));
  return (await logged.limit(1).executeTakeFirst()) !== undefined;
}

function isPlayedBy(teamId: string) {
  return (eb: ExpressionBuilder<Tables, 'match'>) =>
    eb.or([eb('team1_id', '=', teamId), eb('team2_id', '=', teamId)]);
}

/** Throws not-found. Players who may not be named beside their points are in no list. */
export async function getLeaders(
  store: Store,
  leagueId: string,
  limit: number,
  now: number,
): Promise<Leaders> {
  const { teams } = await getLeague(store, leagueId);
  const played = await countPlayed(store.db, leagueId);
  const rows = await selectLogged(store.db).where('league_id', '=', leagueId).execute();
  const totals = new Map<string, Total>();
  let withScorers = 0;
  for (const row of rows) {
    const shirts = await readLoggedShirts(store, row);
    if (!namesScorers(shirts)) continue;
    withScorers += 1;
    for (const side of SIDES) {
      for (const { shirt, ...line } of shirts[side]) {
        const key = `${row[`${side}_id`]} ${shirt}`;
        totals.set(key, addLine(totals.get(key), line));
      }
    }
  }
  const named = await nameAll(store, teams, totals, now);
  return {
    played,
    withScorers,
    points: leadersBy(named, 'points', limit),
    ace: leadersBy(named, 'ace', limit),
    block: leadersBy(named, 'block', limit),
  };
}

/** @param totals by team and shirt */
async function nameAll(
  store: Store,
  teams: readonly Leader['team'][],
  totals: ReadonlyMap<string, Total>,
  now: number,
): Promise<Leader[]> {
  if (totals.size === 0) return [];
  const roster = await listCountedRosters(
    store,
    teams.map(({ id }) => id),
    now,
  );
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const named = new Map<string, Leader>();
  for (const { id, fullName, jerseyNumber, team } of roster) {
    const total = totals.get(`${team?.id} ${jerseyNumber}`);
    const ref = team && teamOf.get(team.id);
    if (!total || !ref || jerseyNumber === null) continue;
    // Somebody may have worn two shirts in one team.
    const key = `${id} ${ref.id}`;
    const before = named.get(key);
    const player = before?.player ?? { id, name: fullName, number: jerseyNumber };
    named.set(key, { player, team: ref, ...(before ? addTotals(before, total) : total) });
  }
  return [...named.values()];
}

function addTotals(before: Total, { matches, ...line }: Total): Total {
  return { ...addLine(before, line), matches: before.matches + matches };
}

/**
 * By league, the latest first; also in former teams and shirts, where nobody else wears them now. Empty for players who may not be named.
 * Throws not-found.
 */
export async function listPlayerSeasons(
  store: Store,
  playerId: string,
  now: number,
): Promise<PlayerSeason[]> {
  const player = await findPlayer(store, playerId, { now });
  if (!player) throw notFound('player.notFound');
  if (!(await findCountedPlayer(store.db, playerId, now))) return [];
  const worn = await wornShirts(store.db, player);
  if (worn.length === 0) return [];
  const teams = worn.map(({ team }) => team);
  const rows = await selectLogged(store.db)
    .where((eb) => eb.or([eb('team1_id', 'in', teams), eb('team2_id', 'in', teams)]))
    .execute();
  const seasons = new Map<string | null, Total>();
  for (const row of rows) {
    const shirts = await readLoggedShirts(store, row);
    for (const side of SIDES) {
      const numbers = worn.flatMap(({ team, number }) =>
        team === row[`${side}_id`] ? number : [],
      );
      const line = shirts[side].find(({ shirt }) => numbers.includes(shirt));
      if (!line) continue;
      const { shirt: _, ...sums } = line;
      seasons.set(row.league_id, addLine(seasons.get(row.league_id), sums));
    }
  }
  const leagues = await seasonLeagues(store.db, [...seasons.keys()]);
  return [...seasons].map(([id, total]) => ({ league: leagues.get(id) ?? null, ...total }));
}

/** The shirt of the player, and those of before that nobody else wears in those teams now. */
async function wornShirts(db: Database, { id, team, jerseyNumber }: Player) {
  const former = await listFormerShirts(db, { player: id });
  return [
    ...(team === null || jerseyNumber === null ? [] : [{ team: team.id, number: jerseyNumber }]),
    ...former.map(({ team_id, number }) => ({ team: team_id, number })),
  ];
}

/** Of leagues, as seasons name them. */
async function seasonLeagues(db: Database, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string | null, NonNullable<PlayerSeason['league']>>();
  const rows = await db
    .selectFrom('league')
    .select(['id', 'name', 'starts_at'])
    .where('id', 'in', known)
    .where('archived_at', 'is', null)
    .execute();
  return new Map<string | null, NonNullable<PlayerSeason['league']>>(
    rows.map(({ id, name, starts_at }) => [id, { id, name, startsAt: starts_at }]),
  );
}

/** Leagues of which the table is computed for one team, the latest ones. */
const MOST_LEAGUES = 12;

type Sums = { played: number; won: number; lost: number; setsWon: number; setsLost: number };

/** By league, the latest first; matches of no league last. Throws not-found. */
export async function listTeamSeasons(store: Store, teamId: string): Promise<TeamSeason[]> {
  await getTeam(store, teamId);
  const sums = await sumByLeague(store, teamId);
  const leagues = await seasonLeagues(store.db, [...sums.keys()]);
  const open = new Set(await listOpenLeagues(store));
  const latest = [...leagues.values()]
    .toSorted((a, b) => (b!.startsAt > a!.startsAt ? 1 : -1))
    .slice(0, MOST_LEAGUES);
  const seasons: TeamSeason[] = [];
  for (const league of latest) {
    const table = await placeIn(store, league.id, teamId);
    seasons.push({ league, ...sums.get(league.id)!, ...table, isOver: !open.has(league.id) });
  }
  const friendly = sums.get(null);
  if (friendly) {
    seasons.push({ league: null, ...friendly, place: null, teams: null, isOver: false });
  }
  return seasons;
}

/** Won, lost and sets of each league, from both sides. */
async function sumByLeague(store: Store, teamId: string): Promise<Map<string | null, Sums>> {
  const sums = new Map<string | null, Sums>();
  for (const [own, other] of [
    ['team1', 'team2'],
    ['team2', 'team1'],
  ] as const) {
    const rows = await store.db
      .selectFrom('match')
      .where('archived_at', 'is', null)
      .where('winner', 'is not', null)
      .where(`${own}_id`, '=', teamId)
      .groupBy(['league_id', 'winner'])
      .select(['league_id', 'winner'])
      .select((eb) => [
        eb.fn.countAll<number>().as('played'),
        eb.fn.sum<number>(`${own}_wins`).as('sets_won'),
        eb.fn.sum<number>(`${other}_wins`).as('sets_lost'),
      ])
      .execute();
    for (const row of rows) {
      const before = sums.get(row.league_id);
      const played = Number(row.played);
      sums.set(row.league_id, {
        played: (before?.played ?? 0) + played,
        won: (before?.won ?? 0) + (row.winner === own ? played : 0),
        lost: (before?.lost ?? 0) + (row.winner === other ? played : 0),
        setsWon: (before?.setsWon ?? 0) + Number(row.sets_won),
        setsLost: (before?.setsLost ?? 0) + Number(row.sets_lost),
      });
    }
  }
  return sums;
}

/** In the own group where the league has groups; null for a team that left the league. */
async function placeIn(store: Store, leagueId: string, teamId: string) {
  const facts = await readTableFacts(store, leagueId);
  const group = facts.league.groups.find(({ teams }) => teams.some(({ id }) => id === teamId));
  if (!group && facts.league.groups.length > 0) return { place: null, teams: null };
  const { rows } = tableOf(facts, group ? { group: group.id } : {});
  const own = rows.find(({ team }) => team.id === teamId);
  return { place: own?.rank ?? null, teams: own ? rows.length : null };
}
