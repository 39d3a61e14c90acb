import { plural } from '../../plural.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

function ordinal(n: number): string {
  return `${n}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;
}

export const fixtures = {
  kinds: {
    'round-robin': 'Round robin: each against each once',
    'double-round-robin': 'Home and away: each against each twice',
    groups: 'Groups, then a knock-out',
    knockout: 'Knock-out',
    'double-elimination': 'Double elimination: out after two defeats',
    series: 'Two teams, best of several matches',
    'two-legs': 'Two teams, home and away',
    'modified-pools': 'Pools of four: winners meet winners',
    swiss: 'Swiss: each round pairs teams of equal score',
  },
  onTop: (n: number) =>
    plural('en', n, {
      one: 'This league has 1 match already. What you make comes on top of it.',
      other: `This league has ${n} matches already. What you make comes on top of them.`,
    }),
  groupsUnused: 'This ignores the groups of the league: its teams are taken together.',
  playOn: 'Who plays on from each group',
  playOnNobody: 'Nobody: the tables decide',
  playOnFirst: (n: number) =>
    plural('en', n, { one: 'The first of each group', other: `The first ${n} of each group` }),
  bestNext: 'And the best of the next place',
  bestNextHint: 'How many of them over all groups; 0 = none',
  twice: 'Home and away: each against each twice',
  losers: 'Who loses plays',
  classifications: {
    none: 'no more',
    'third-place': 'for the third place, after a semi-final',
    all: 'for each place down to the last',
  },
  tieOf: { F: 'The final is', SF: 'Semi-finals are', QF: 'Quarter-finals are' },
  ties: { one: 'one match', '3': 'best of 3', '5': 'best of 5', 'two-legs': 'home and away' },
  bestOf: 'Matches',
  bestOfN: (n: number) => `Best of ${n}`,
  resetFinal: 'A second final if the unbeaten team loses the first',
  when: 'When and where',
  modes: { rounds: 'One date for each round', courts: 'Placed on courts, one after the other' },
  mode: 'Dates',
  pace: 'Days from round to round',
  paceHint: '7 = a round a week; 0 = as soon as possible, as in a tournament',
  days: 'Days that are played on',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: 'First match from',
  closes: 'Courts close',
  venue: (n: number) => `Venue ${n}`,
  courts: 'Courts',
  addVenue: 'Another venue',
  matchMinutes: 'Minutes for a match',
  restMinutes: 'Rest of a team, minutes',
  matchesPerDay: 'Matches of a team in a day',
  together: 'The last round of each group begins at one time, where courts allow it',
  blackouts: 'Days without play',
  blackout: (n: number) => `Day ${n}`,
  blackoutWho: 'Who does not play',
  everybody: 'Everybody',
  addBlackout: 'Add a day without play',
  searching: 'Looking for times…',
  noTroubles: 'No clashes.',
  madeAll: (matches: number, waiting: number) =>
    waiting === 0
      ? plural('en', matches, { one: '1 match created.', other: `${matches} matches created.` })
      : `${plural('en', matches, { one: '1 match created,', other: `${matches} matches created,` })} ${waiting} wait for their teams.`,
  takenBack: 'Fixtures taken back.',
  count: (n: number) => plural('en', n, { one: '1 fixture', other: `${n} fixtures` }),
  court: (name: string) => `court ${name}`,
  courtName: 'Court',
  ifNeeded: 'if needed',
  notBefore: 'not before',
  waiting: 'Waiting for their teams',
  waitingNote: 'These matches are made by themselves when their teams are known.',
  lotsTitle: 'Level teams',
  lotsText: (group: string, teams: string) =>
    `${teams} are level in group ${group}, and their places decide who plays on.`,
  drawLots: 'Draw lots',
  lotsDrawn: 'Lots drawn. The table shows their order.',

  final: 'Final',
  semiFinal: (n: string) => `Semi-final ${n}`,
  quarterFinal: (n: string) => `Quarter-final ${n}`,
  roundOf: (size: string, n: string) => `Round of ${size}, match ${n}`,
  placeMatch: (place: string) => `Match for ${ordinal(Number(place))} place`,
  placesMatch: (places: string, n: string) => `Places ${places}, match ${n}`,
  winnersRound: (round: string, n: string) => `Winners’ round ${round}, match ${n}`,
  losersRound: (round: string, n: string) => `Losers’ round ${round}, match ${n}`,
  leg: (tie: string, n: string) => `${tie}, match ${n}`,
  poolMatch: (pool: string, n: string) => `Pool ${pool}, match ${n}`,
  round: (n: string) => `Round ${n}`,
  winnerOf: (match: string) => `Winner of ${match}`,
  loserOf: (match: string) => `Loser of ${match}`,
  placeOf: (place: number, group: string) => `${ordinal(place)} of ${group}`,
  bestOfPlace: (nth: number, place: number) =>
    nth === 1 ? `Best ${ordinal(place)} place` : `${ordinal(nth)} best ${ordinal(place)} place`,

  findings: {
    NOT_SCHEDULED: 'has no time yet',
    OUTSIDE_OPEN_HOURS: 'is outside the hours or courts of play',
    OUTSIDE_ITS_DATES: 'is outside the dates of its round',
    COURT_DOUBLE_BOOKED: 'share a court at the same time',
    TEAM_DOUBLE_BOOKED: 'have one team at the same time',
    REFEREE_DOUBLE_BOOKED: 'have one referee at the same time',
    BEFORE_ITS_SOURCE: 'come in the wrong order: the second waits for the first',
    REST_TOO_SHORT: 'leave a team too little rest',
    TOO_MANY_MATCHES_IN_A_DAY: 'is one match too many for a team on that day',
    BLACKED_OUT: 'is on a day without play',
    REFEREE_OF_A_COMPETING_CLUB: 'has a referee of a competing club',
    NOT_SIMULTANEOUS: 'do not begin at one time',
    OUTSIDE_PREFERRED_HOURS: 'is outside the preferred hours',
  },
  findingCount: (n: number) => plural('en', n, { one: '1 clash', other: `${n} clashes` }),
  wish: 'wish',
};
