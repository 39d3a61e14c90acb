import { plural } from '../../plural.ts';

/** The phases of a competition: the form of the office, and the sentences for all. */
export const phases = {
  title: 'Phases',
  saved: 'Phases saved.',
  noLeague: 'None',
  carryOver: 'Earlier league whose results count here',
  carryOverHint:
    'Only matches between teams of one table here, as in the second round of the World Championship 2006.',
  promotion: { places: 'Teams that go up', league: 'They go up to' },
  relegation: { places: 'Teams that go down', league: 'They go down to' },
  movesHint: 'As between the SuperLega and Serie A2 in Italy.',
  unequalPools: 'The best of one place, where groups differ in size',
  unequalPoolsWays: {
    averages: 'By what they won per match',
    'without-last': 'Without results against the last of larger groups',
  },
  unequalPoolsHint:
    'The best third teams for football’s EURO 2016 were found without results against the last.',
  twoLegs: 'Home and away is decided by',
  twoLegsHint:
    'A golden set follows where it is level. The CEV Champions League takes match points; European cups took sets once, later wins.',
  twoLegsRules: {
    'match-points': 'Match points (3-2-1-0)',
    sets: 'Sets of both matches',
    points: 'Rally points of both matches (aggregate)',
    wins: 'Wins: one each calls for the golden set',
  },
  rankingPoints: "Points for the season's table, the first place first",
  rankingPointsHint:
    'Such as 100, 80, 60, 50. Each tournament of the Beach Pro Tour gives points. Empty: this league gives none.',
  forecast: 'Forecast and chances',
  forecasts: {
    auto: 'Shown, unless the league is one of young people',
    on: 'Shown',
    off: 'Not shown',
  },
  words: {
    carryOver: (league: string) => `Results of ${league} between teams of one table count here.`,
    up: (n: number, league: string | null) =>
      plural('en', n, {
        one: `The first team goes up${to(league)}.`,
        other: `The first ${n} teams go up${to(league)}.`,
      }),
    down: (n: number, league: string | null) =>
      plural('en', n, {
        one: `The last team goes down${to(league)}.`,
        other: `The last ${n} teams go down${to(league)}.`,
      }),
    unequalPools: {
      averages: 'The best of one place are compared by what they won per match.',
      'without-last':
        'The best of one place are compared without results against the last of larger groups.',
    },
    twoLegs: {
      'match-points': 'Home and away is decided by match points (3-2-1-0), then by a golden set.',
      sets: 'Home and away is decided by the sets of both matches, then by a golden set.',
      points: 'Home and away is decided by the rally points of both matches, then by a golden set.',
      wins: 'Home and away: one win each calls for a golden set.',
    },
    rankingPoints: (points: string) => `Points for the table of the season, by place: ${points}.`,
  },
  zones: { promoted: 'Goes up', relegated: 'Goes down' },
  season: {
    title: 'Table of the season',
    how: 'Points by the final places in the leagues that give some.',
    tournaments: 'Leagues',
    best: 'Best place',
  },
};

function to(league: string | null): string {
  return league === null ? '' : ` to ${league}`;
}
