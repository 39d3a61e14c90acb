import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type {
  LeagueStatisticsAnswer,
  MatchStatisticsAnswer,
  TeamSeasonStatistics,
} from '#contract/statistics/statistics.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { addCounts, type Counts } from '#domain/volleyball/statistics/add-counts.ts';
import { matchStatistics } from '#domain/volleyball/statistics/match-statistics.ts';
import { addFigures, addTouches } from '#domain/volleyball/statistics/season/add-figures.ts';
import {
  type Basis,
  NO_FIGURES,
  type TeamFigures,
  type TouchFigures,
} from '#domain/volleyball/statistics/season/team-figures.ts';
import type { ServePhases } from '#domain/volleyball/statistics/serve-phases.ts';
import { shareOf } from '#domain/volleyball/statistics/share.ts';
import type { BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import { zonesOfTally } from '#domain/volleyball/statistics/touches/zone-counts.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { readEachLogged } from '#server/play/leaders/logged-shirts.ts';
import { countPlayed, listLoggedRows } from '#server/play/leaders/queries.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { findMatch, findMatchLog } from '#server/play/matches/queries.ts';
import { listCountedRoster, listCountedRosters } from '#server/play/players/queries.ts';
import { withOwnScouting } from '#server/play/scouting/queries.ts';
import { matchStatisticsView } from './views.ts';

export type MatchFigures = { match: Match; statistics: MatchStatisticsAnswer };

/** Throws not-found. `player`: the one shirt whose zones are counted. */
export async function getMatchStatistics(
  store: Store,
  id: string,
  now: number,
  player?: { side: Side; shirt: number },
): Promise<MatchFigures> {
  const [match, log] = await Promise.all([findMatch(store, id), findMatchLog(store, id)]);
  if (match === undefined || log === undefined) throw notFound('match.notFound');
  const [team1, team2] = await Promise.all(
    SIDES.map((side) => listCountedRoster(store, match[side].id, now)),
  );
  const statistics = matchStatistics(await withOwnScouting(store.db, id, log), player);
  return {
    match,
    statistics: matchStatisticsView(match, statistics, { team1: team1!, team2: team2! }),
  };
}

type Season = Basis & { line: BoxLine };

/** Most points first. Players who may not be named are in no line; throws not-found. */
export async function getLeagueStatistics(
  store: Store,
  leagueId: string,
  now: number,
): Promise<LeagueStatisticsAnswer> {
  const { teams } = await getLeague(store, leagueId);
  const played = await countPlayed(store.db, leagueId);
  const phasesByTeam = new Map<string, Basis & ServePhases>();
  const byTeam = new Map<string, Season>();
  const byShirt = new Map<string, Season>();
  let scouted = 0;
  const rows = await listLoggedRows(store.db, leagueId);
  for await (const { row, logged } of readEachLogged(store, rows)) {
    if (logged.figures.team1.touches !== null) scouted += 1;
    for (const side of SIDES) {
      const team = row[`${side}_id`];
      const { phases, touches, shirts } = logged.figures[side];
      if (phases) addTo(phasesByTeam, team, phases);
      if (touches) addTo(byTeam, team, lineOf(touches));
      for (const [shirt, own] of shirts) addTo(byShirt, `${team} ${shirt}`, lineOf(own));
    }
  }
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const roster = await listCountedRosters(store, [...byTeam.keys()], now);
  return {
    played,
    scouted,
    teams: sorted(ofTeams(byTeam, teamOf)),
    players: sorted(
      roster.flatMap(({ id, fullName, jerseyNumber: number, team: own }) => {
        const season = byShirt.get(`${own?.id} ${number}`);
        const team = own && teamOf.get(own.id);
        if (!season || !team || number === null) return [];
        return [{ player: { id, name: fullName, number }, team, ...season }];
      }),
    ),
    phases: ofTeams(phasesByTeam, teamOf).toSorted(
      (a, b) => (shareOf(b.sideOut) ?? 0) - (shareOf(a.sideOut) ?? 0),
    ),
  };
}

function addTo<T extends Counts>(sums: Map<string, T>, key: string, counts: T): void {
  const before = sums.get(key);
  sums.set(key, before ? addCounts(before, counts) : counts);
}

function lineOf({ matches, sets, line }: TouchFigures): Season {
  return { matches, sets, line };
}

function ofTeams<T>(sums: ReadonlyMap<string, T>, teamOf: ReadonlyMap<string, TeamRef>) {
  return [...sums].flatMap(([id, season]) => {
    const team = teamOf.get(id);
    return team ? [{ team, ...season }] : [];
  });
}

function sorted<T extends Season>(lines: T[]): T[] {
  return lines.toSorted((a, b) => b.line.points - a.line.points || b.line.balance - a.line.balance);
}

type TeamChoice = {
  league: string;
  team: string;
  /** The player whose zones are counted; without it all of the team. */
  player?: string | undefined;
};

/** The sums of one team over its matches in a league. Throws not-found. */
export async function getTeamStatistics(
  store: Store,
  choice: TeamChoice,
  now: number,
): Promise<TeamSeasonStatistics> {
  const found = await findTeamStatistics(store, choice, now);
  if (found) return found;
  throw notFound(choice.player === undefined ? 'team.notFound' : 'player.notFound');
}

/** Undefined for a team that is not in the league, and for a player who may not be named beside figures of it. */
export async function findTeamStatistics(
  store: Store,
  { league, team: teamId, player }: TeamChoice,
  now: number,
): Promise<TeamSeasonStatistics | undefined> {
  const { teams } = await getLeague(store, league);
  const team = teams.find(({ id }) => id === teamId);
  if (!team) return undefined;
  const played = await countPlayed(store.db, league, teamId);
  let figures = NO_FIGURES;
  const rows = await listLoggedRows(store.db, league, teamId);
  for await (const { row, logged } of readEachLogged(store, rows)) {
    figures = addFigures(figures, logged.figures[row.team1_id === teamId ? 'team1' : 'team2']);
  }
  const named = namedFigures(await listCountedRoster(store, teamId, now), figures.shirts);
  const chosen = named.find(({ player: { id } }) => id === player);
  if (player !== undefined && !chosen) return undefined;
  const { phases, rotations, setter, touches } = figures;
  const seasonOf = ({ zones: _, ...season }: TouchFigures) => season;
  return {
    team,
    played,
    phases,
    rotations,
    setter,
    touches: touches && {
      ...seasonOf(touches),
      zones: zonesOfTally((chosen?.figures ?? touches).zones),
    },
    players: sorted(named.map(({ player, figures }) => ({ player, ...seasonOf(figures) }))),
  };
}

type Named = { player: TeamSeasonStatistics['players'][number]['player']; figures: TouchFigures };

/** Of each player of a roster, in all shirts that were worn in this team. */
function namedFigures(
  roster: readonly PlayerSummary[],
  shirts: TeamFigures['shirts'],
): readonly Named[] {
  const named = new Map<string, Named>();
  for (const { id, fullName, jerseyNumber: number } of roster) {
    const own = number === null ? undefined : shirts.get(number);
    if (number === null || !own) continue;
    const before = named.get(id);
    const player = before?.player ?? { id, name: fullName, number };
    named.set(id, { player, figures: before ? addTouches(before.figures, own) : own });
  }
  return [...named.values()];
}
