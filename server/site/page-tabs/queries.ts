import type { ExpressionBuilder } from 'kysely';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { leaguesWithKnockOut } from '#server/play/brackets/queries.ts';
import { mayBeNamed } from '#server/play/players/queries.ts';

/** The tabs that may be without content; the others always say something. */
export type LeagueTab =
  | 'resultList'
  | 'standingList'
  | 'bracket'
  | 'teamList'
  | 'groupList'
  | 'statistics';
export type TeamTab = 'players' | 'news' | 'standings' | 'trophies';
export type PlayerTab = 'matches' | 'achievement';

/** Each tab with whether there is content: SQLite says 0 or 1. */
type Found<Tab extends string> = Record<Tab, unknown>;

function withContent<Tab extends string>(found: Found<Tab>): Tab[] {
  return (Object.keys(found) as Tab[]).filter((tab) => Boolean(found[tab]));
}

/** The tabs with content of every league; of one alone where it is named. */
export async function listLeagueTabs(
  store: Store,
  leagueId?: string,
): Promise<Map<string, LeagueTab[]>> {
  const brackets = await leaguesWithKnockOut(store, leagueId);
  const rows = await store.db
    .selectFrom('league')
    .where((eb) =>
      leagueId === undefined
        ? eb('league.archived_at', 'is', null)
        : eb('league.id', '=', leagueId),
    )
    .select('league.id')
    .select((eb) => {
      const matches = eb
        .selectFrom('match')
        .select('match.id')
        .whereRef('match.league_id', '=', 'league.id')
        .where('match.archived_at', 'is', null);
      const decided = matches.where('match.winner', 'is not', null);
      const teams = eb
        .selectFrom('league_team')
        .select('league_team.team_id')
        .whereRef('league_team.league_id', '=', 'league.id');
      const groups = eb
        .selectFrom('league_group')
        .select('league_group.id')
        .whereRef('league_group.league_id', '=', 'league.id')
        .where('league_group.is_draft', '=', 0);
      return [
        eb.exists(matches.where('match.status', '=', 'ended')).as('resultList'),
        eb.exists(decided.where('match.forfeit', 'is', null)).as('statistics'),
        eb.exists(teams).as('teamList'),
        eb.exists(groups).as('groupList'),
      ];
    })
    .execute();
  return new Map(
    rows.map(({ id, ...found }) => {
      const others = { standingList: found.teamList, bracket: brackets.has(id) };
      return [id, withContent<LeagueTab>({ ...found, ...others })];
    }),
  );
}

/** These and the tabs that always say something. Chances rest on matches that were played, as statistics do. */
export function listedLeagueTabs(tabs: readonly LeagueTab[] = []): string[] {
  const forecast = tabs.includes('statistics') ? ['forecast'] : [];
  return [...tabs, 'about', 'discipline', ...forecast];
}

/** A team's matches at home and away, each found by its own index. */
function playedBy(eb: ExpressionBuilder<Tables, keyof Tables>, team: 'team.id' | 'player.team_id') {
  const matches = eb.selectFrom('match').select('match.id').where('match.archived_at', 'is', null);
  const decided = matches.where('match.winner', 'is not', null);
  const either = (from: typeof matches) =>
    eb.or([
      eb.exists(from.whereRef('match.team1_id', '=', team)),
      eb.exists(from.whereRef('match.team2_id', '=', team)),
    ]);
  return { any: either(matches), decided: either(decided) };
}

/** The same of teams. Its news are articles, and sentences made of its matches. */
export async function listTeamTabs(
  store: Store,
  now: number,
  teamId?: string,
): Promise<Map<string, TeamTab[]>> {
  const rows = await store.db
    .selectFrom('team')
    .where((eb) =>
      teamId === undefined ? eb('team.archived_at', 'is', null) : eb('team.id', '=', teamId),
    )
    .select('team.id')
    .select((eb) => {
      const players = eb
        .selectFrom('player')
        .select('player.id')
        .whereRef('player.team_id', '=', 'team.id')
        .where('player.archived_at', 'is', null)
        .where(mayBeNamed(now));
      const news = eb
        .selectFrom('news')
        .select('news.id')
        .whereRef('news.team_id', '=', 'team.id')
        .where('news.archived_at', 'is', null)
        .where('news.draft', '=', 0);
      const leagues = eb
        .selectFrom('league_team')
        .innerJoin('league', 'league.id', 'league_team.league_id')
        .select('league.id')
        .whereRef('league_team.team_id', '=', 'team.id')
        .where('league.archived_at', 'is', null);
      const matches = playedBy(eb, 'team.id');
      return [
        eb.exists(players).as('players'),
        eb.or([eb.exists(news), matches.any]).as('news'),
        eb.exists(leagues).as('standings'),
        matches.decided.as('trophies'),
      ];
    })
    .execute();
  return new Map(rows.map(({ id, ...found }) => [id, withContent<TeamTab>(found)]));
}

/** These and the tab that always says something. */
export function listedTeamTabs(tabs: readonly TeamTab[] = []): string[] {
  return [...tabs, 'about'];
}

/** The same of players who may be named: matches and achievements are those of the team. */
export async function listPlayerTabs(
  store: Store,
  now: number,
  playerId?: string,
): Promise<Map<string, PlayerTab[]>> {
  const rows = await store.db
    .selectFrom('player')
    .where('player.archived_at', 'is', null)
    .where(mayBeNamed(now))
    .$if(playerId !== undefined, (it) => it.where('player.id', '=', playerId!))
    .select('player.id')
    .select((eb) => {
      const matches = playedBy(eb, 'player.team_id');
      return [matches.any.as('matches'), matches.decided.as('achievement')];
    })
    .execute();
  return new Map(rows.map(({ id, ...found }) => [id, withContent<PlayerTab>(found)]));
}
