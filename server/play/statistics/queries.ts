import type { Match } from '#contract/matches/match.ts';
import type {
  LeagueStatisticsAnswer,
  MatchStatisticsAnswer,
} from '#contract/statistics/statistics.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { matchStatistics } from '#domain/volleyball/statistics/match-statistics.ts';
import { addLines, type BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { readLoggedShirts } from '#server/play/leaders/logged-shirts.ts';
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

type Season = { matches: number; sets: number; line: BoxLine };

/** Most points first. Players who may not be named are in no line; throws not-found. */
export async function getLeagueStatistics(
  store: Store,
  leagueId: string,
  now: number,
): Promise<LeagueStatisticsAnswer> {
  const { teams } = await getLeague(store, leagueId);
  const played = await countPlayed(store.db, leagueId);
  const byTeam = new Map<string, Season>();
  const byShirt = new Map<string, Season>();
  let scouted = 0;
  for (const row of await listLoggedRows(store.db, leagueId)) {
    const { boxes } = await readLoggedShirts(store, row);
    if (boxes === null) continue;
    scouted += 1;
    for (const side of SIDES) {
      const team = row[`${side}_id`];
      const box = boxes[side];
      add(byTeam, team, box.sets.length, box.team);
      for (const { shirt, sets, line } of box.players) add(byShirt, `${team} ${shirt}`, sets, line);
    }
  }
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const roster = await listCountedRosters(store, [...byTeam.keys()], now);
  return {
    played,
    scouted,
    teams: sorted(
      [...byTeam].flatMap(([id, season]) => {
        const team = teamOf.get(id);
        return team ? [{ team, ...season }] : [];
      }),
    ),
    players: sorted(
      roster.flatMap(({ id, fullName, jerseyNumber: number, team: own }) => {
        const season = byShirt.get(`${own?.id} ${number}`);
        const team = own && teamOf.get(own.id);
        if (!season || !team || number === null) return [];
        return [{ player: { id, name: fullName, number }, team, ...season }];
      }),
    ),
  };
}

function add(sums: Map<string, Season>, key: string, sets: number, line: BoxLine): void {
  const before = sums.get(key);
  sums.set(key, {
    matches: (before?.matches ?? 0) + 1,
    sets: (before?.sets ?? 0) + sets,
    line: before ? addLines(before.line, line) : line,
  });
}

function sorted<T extends Season>(lines: T[]): T[] {
  return lines.toSorted((a, b) => b.line.points - a.line.points || b.line.balance - a.line.balance);
}
