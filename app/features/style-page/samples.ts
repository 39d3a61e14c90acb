import type { Courts } from '#app/features/match-page/play/courts.ts';
import type { BracketTie } from '#contract/leagues/bracket/bracket.ts';
import type { Standings, StandingsRow } from '#contract/leagues/standings.ts';
import type { Match, MatchSet } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { TeamRef } from '#contract/people/team.ts';

// Invented teams, matches and tables in every state that the components show.

function team(name: string, jerseyColor1: string, jerseyColor2: string): TeamRef {
  return { id: name.toLowerCase(), name, logo: null, jerseyColor1, jerseyColor2 };
}

export const TEAMS = [
  team('Mafunzo', '#C8102E', '#FFFFFF'),
  team('KVZ', '#1A5FB4', '#FCD116'),
  team('Ukonga Warriors', '#0B6B3A', '#FFFFFF'),
  team('Chui', '#FFB300', '#0B1410'),
  team('Polisi Zanzibar', '#4A2C96', '#9AD1F5'),
  team('Nyuki', '#0B1410', '#FFFFFF'),
] as const;

function set(number: number, team1Score: number, team2Score: number, isOver = true): MatchSet {
  const winner = team1Score > team2Score ? 'team1' : 'team2';
  const minutes = isOver ? 20 + number : null;
  return {
    set: number,
    team1Score,
    team2Score,
    winner: isOver ? winner : null,
    irregular: false,
    minutes,
  };
}

const DAY = '2026-11-21';

const PLANNED: Match = {
  id: 'planned',
  team1: TEAMS[0],
  team2: TEAMS[1],
  matchType: 'ligi',
  league: { id: 'ligi', name: 'Ligi Kuu Zanzibar' },
  group: null,
  round: null,
  gender: 'Women',
  matchDate: DAY,
  matchTime: '16:00',
  startsAt: `${DAY}T13:00:00Z`,
  location: 'Uwanja wa Mafunzo',
  court: null,
  watchUrl: null,
  ticketsUrl: null,
  ticketPrice: null,
  attendance: null,
  number: null,
  scoring: null,
  resultReason: null,
  notBefore: false,
  movedFrom: null,
  status: 'not started',
  sets: [],
  team1Wins: 0,
  team2Wins: 0,
  winner: null,
  decided: false,
  serving: null,
  setPoint: null,
  matchPoint: null,
  detail: 'none',
  currentSet: null,
  forfeit: null,
  sheetVersion: 0,
  seq: 1,
  version: 1,
  demo: false,
  updatedAt: `${DAY}T13:00:00Z`,
};

const LIVE: Match = {
  ...PLANNED,
  id: 'live',
  team1: TEAMS[2],
  team2: TEAMS[3],
  status: 'Live',
  detail: 'rallies',
  sets: [set(1, 25, 19), set(2, 22, 25), set(3, 24, 21, false)],
  team1Wins: 1,
  team2Wins: 1,
  serving: 'team1',
  currentSet: 3,
};
const ENDED: Match = {
  ...LIVE,
  id: 'ended',
  team1: TEAMS[4],
  team2: TEAMS[5],
  status: 'ended',
  sets: [set(1, 25, 19), set(2, 22, 25), set(3, 25, 21), set(4, 25, 17)],
  team1Wins: 3,
  serving: null,
  currentSet: null,
  winner: 'team1',
};

export const MATCHES = {
  planned: PLANNED,
  live: LIVE,
  setPoint: { ...LIVE, id: 'set-point', setPoint: 'team1' },
  matchPoint: { ...LIVE, id: 'match-point', team1Wins: 2, matchPoint: 'team1' },
  ended: ENDED,
  postponed: { ...PLANNED, id: 'postponed', status: 'postponed' },
  cancelled: { ...PLANNED, id: 'cancelled', status: 'cancelled' },
} satisfies Record<string, Match>;

/** The player of the ended match. */
export const BEST: PlayerSummary = {
  id: 'zainabu',
  fullName: 'Zainabu Makame',
  profilePicture: null,
  jerseyNumber: 2,
  gender: 'Female',
  position: null,
  dominantHand: null,
  team: TEAMS[1],
};

export const COURTS: Courts = {
  set: 3,
  team1: [7, 1, 12, 4, 9, 2],
  team2: [3, 10, 6, 8, 5, 11],
  serving: 'team1',
  liberos: { team1: [2], team2: [11] },
};

const ROWS = TEAMS.map((team, index): StandingsRow => {
  const won = 5 - index;
  return {
    rank: index + 1,
    position: index + 1,
    team,
    played: 5,
    won,
    lost: index,
    points: 3 * won,
    setsWon: 3 * won,
    setsLost: 3 * index,
    setRatio: index === 0 ? 'MAX' : won / index,
    pointsWon: 400 - 10 * index,
    pointsLost: 350 + 10 * index,
    pointRatio: 1,
    form: index % 2 === 0 ? ['W', 'L', 'W'] : ['L', 'L', 'W'],
    note: null,
    withdrawn: false,
  };
});
export const STANDINGS: Standings = {
  criteria: ['wins', 'points'],
  pointsSystem: 'fivb',
  pointsScheme: null,
  rows: ROWS,
  explanations: [],
};

function tie(key: string, column: number, feeders: string[], pair: [number, number]): BracketTie {
  const isOver = column === 0;
  const sides: BracketTie['sides'] = [
    { team: TEAMS[pair[0]]!, source: null, wins: isOver ? 3 : null, isWinner: isOver },
    { team: TEAMS[pair[1]]!, source: null, wins: isOver ? 1 : null, isWinner: false },
  ];
  return { key, label: key, column, sides, feeders, match: null, live: null, date: DAY };
}
export const TIES: BracketTie[] = [
  tie('SF1', 0, [], [0, 1]),
  tie('SF2', 0, [], [2, 3]),
  tie('F', 1, ['SF1', 'SF2'], [0, 2]),
];
