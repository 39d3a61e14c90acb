import { ordinal } from '../ordinal.ts';

export const match = {
  title: (team1: string, team2: string) => `${team1} v ${team2}`,
  hallAway: (time: string) => `The hall is offline at the moment. As of ${time}.`,
  details: 'Details',
  headToHead: 'H2H',
  standings: 'Standings',
  group: 'Group',
  tabs: 'About this match',
  set: (n: number) => `Set ${n}`,
  sets: 'Sets',
  team: 'Team',
  setWins: 'Sets',
  points: 'Points',
  duration: 'Duration',
  updated: (time: string) => `updated ${time}`,
  updatedAgo: 'updated {n} s ago',
  updatedMinutesAgo: 'updated {n} min ago',
  reconnecting: 'connecting again…',
  level: {
    none: 'no score yet',
    result: 'result only',
    sets: 'set scores',
    points: 'point by point',
    rallies: 'rally by rally',
  },
  /** The script puts names and numbers in. */
  moments: [
    'Set point: {t}',
    'Match point: {t}',
    'Set point',
    'Match point',
    'Time-out {t}',
    'Technical time-out',
    'Set {n} to {t} {p}',
  ],
  interval: (next: number) => `Interval, set ${next} next`,
  intervalTemplate: 'Interval, set {n} next',
  /** Under the board while nothing is known of a point. */
  followsItself: 'This page follows the match by itself.',
  /** In an interval, with the time of day. */
  backAt: 'about {t}',
  board: 'Score',
  minutes: (n: number) => `${n} min`,
  /** An ended match: its winner, how many sets, and the last one from the winner's side. */
  headline: (team: string, sets: number, isStraight: boolean, last: string) =>
    isStraight
      ? `${team} win in straight sets, ${last} in the last`
      : `${team} take it in ${['', 'one', 'two', 'three', 'four', 'five'][sets] ?? sets}, ${last} in the last`,
  lastPoint: [
    '{t}: attack',
    '{t}: block',
    '{t}: ace',
    '{t}: serve out by {o}',
    '{t}: attack out by {o}',
    '{t}: fault by {o}',
  ],
  said: '{a} {x}, {b} {y}. Set {n}, {w} in sets. {m}',
  wins: (team: string, a: number, b: number) => `${team} Wins (${a} - ${b})`,
  draw: 'Match Draw',
  forfeit: (team: string) => `${team} forfeited the match.`,
  doubleForfeit: 'Both teams forfeited the match: both have lost.',
  irregular: 'The score was confirmed although it breaks the rules',
  flow: 'Score flow',
  flowNote: 'above:',
  flowLabel: (set: number, score: string) => `Set ${set}, ${score}: the lead after each point`,
  flowKey: (one: string, two: string) => `▲ time-out ${one}, ▼ ${two}`,
  longestRun: (team: string, n: number) => `Longest run: ${team}, ${n} points`,
  timeout: 'Time-out',
  now: 'Now',
  usedInSet: (set: number) => `Time-outs and substitutions, set ${set}`,
  uses: {
    timeouts: 'Time-outs',
    substitutions: 'Substitutions',
    challenges: 'Challenges lost',
  },
  officialSheet: 'official sheet',
  correctedSheet: (version: number) => `official sheet, version ${version}`,
  statistics: 'Statistics',
  upTo: (score: string) => `up to ${score}`,
  servePoints: 'Points won on serve',
  sideOuts: 'Side-outs',
  run: 'Longest run',
  lead: 'Largest lead',
  totalPoints: 'Points',
  story: (team1: string, team2: string, date: string) => `${team1} and ${team2} meet on ${date}.`,
  storyLive: (team1: string, team2: string) => `${team1} and ${team2} are playing right now.`,
  storyEnded: (winner: string, loser: string, a: number, b: number, date: string) =>
    `${winner} beat ${loser} ${a}-${b} on ${date}.`,
  storyDraw: (team1: string, team2: string, date: string) =>
    `${team1} and ${team2} drew on ${date}.`,
  storyPostponed: (team1: string, team2: string) =>
    `The match between ${team1} and ${team2} is postponed.`,
  storyCancelled: (team1: string, team2: string) =>
    `The match between ${team1} and ${team2} is cancelled.`,
  gender: 'Gender',
  date: 'Date',
  startTime: 'Start time',
  /** A time of the day, with the short name of its zone. */
  inZone: (time: string) => `${time} EAT`,
  movedFrom: 'Published before as',
  location: 'Location',
  directions: 'Directions',
  share: 'Share',
  copied: 'Link copied',
  effectLifts: (team: string, score: string, from: number, to: number) =>
    `A ${score} win lifts ${team} from ${ordinal(from)} to ${ordinal(to)}.`,
  effectKeeps: (team: string, score: string, place: number) =>
    `A ${score} win keeps ${team} ${ordinal(place)}.`,
  lineups: 'On court',
  lineupsNote: (set: number) =>
    `Set ${set}, shirt numbers in their positions. The player in the gold ring serves.`,
  lineupOf: (team: string, numbers: string) => `${team}, positions 1 to 6: ${numbers}`,
  lastMeetings: 'Last meetings',
  noMeetings: 'These teams have not met before.',
  meetings: (won1: number, drawn: number, won2: number) =>
    drawn > 0 ? `${won1} – ${drawn} – ${won2}` : `${won1} – ${won2}`,
  form: 'Last five',
  formLetters: { W: 'W', L: 'L', D: 'D' },
  formWords: { W: 'won', L: 'lost', D: 'drawn' },
  noLeague: 'This match is not part of a league.',
  noGroup: 'This match is not part of a group.',
  back: 'All matches',
  description: (team1: string, team2: string, date: string, place: string) =>
    `${team1} v ${team2}, ${date}${place ? `, ${place}` : ''}: live score, sets, points and statistics.`,
};
