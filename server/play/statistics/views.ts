import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { MatchStatistics } from '#domain/volleyball/statistics/match-statistics.ts';

type TeamAnswer = MatchStatisticsAnswer['team1'];
export type Rosters = Record<Side, readonly PlayerSummary[]>;

/** With the names of those who may be named beside their figures. */
export function matchStatisticsView(
  match: Pick<Match, 'team1' | 'team2'>,
  statistics: MatchStatistics,
  rosters: Rosters,
): MatchStatisticsAnswer {
  const teamOf = (side: Side): TeamAnswer => {
    const { shirts, box, ...figures } = statistics[side];
    const named = namedBy(rosters[side]);
    return {
      ...figures,
      team: match[side],
      shirts: shirts.map((line) => ({ ...line, player: named(line.shirt) })),
      box: box && {
        ...box,
        players: box.players.map((line) => ({ ...line, player: named(line.shirt) })),
      },
    };
  };
  return { ...statistics, team1: teamOf('team1'), team2: teamOf('team2') };
}

/** A number that two players wear names neither. */
function namedBy(roster: readonly PlayerSummary[]) {
  return (shirt: number) => {
    const wearers = roster.filter(({ jerseyNumber }) => jerseyNumber === shirt);
    const [only] = wearers;
    return wearers.length === 1 ? { id: only!.id, name: only!.fullName } : null;
  };
}
