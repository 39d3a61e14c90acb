import { plural } from '../../plural.ts';

const matchesOf = (n: number) => plural('en', n, { one: '1 match', other: `${n} matches` });
const setsOf = (n: number) => plural('en', n, { one: '1 set', other: `${n} sets` });

/** The Statistics tab of a match: box scores, phases, zones. */
export const figures = {
  none: 'No points are known one by one in this match, so nothing can be counted.',
  touchesOf: (scouted: number, rallies: number) =>
    `Every touch, from ${scouted} of ${rallies} rallies that a scout wrote down.`,
  noTouches: 'Nobody wrote the touches down: here is what the scorer recorded.',
  views: { players: 'Players', positions: 'Rotations and zones', course: 'Course' },
  boxOf: (team: string) => `Players of ${team}`,
  player: 'Player',
  total: 'Team',
  shirt: (number: number) => `No. ${number}`,
  groups: {
    points: 'Points',
    serve: 'Serve',
    reception: 'Reception',
    attack: 'Attack',
    block: 'Block',
    dig: 'Dig',
    set: 'Set',
  },
  /** The heads of columns: short, and in full. */
  heads: {
    points: ['Pts', 'Points: aces, attacks and blocks'],
    balance: ['W–L', 'Points minus own errors and attacks that were blocked'],
    total: ['Tot', 'All'],
    aces: ['Ace', 'Aces'],
    errors: ['Err', 'Errors'],
    positive: ['Pos', 'Positive and perfect receptions, of all'],
    perfect: ['Perf', 'Perfect receptions, of all'],
    kills: ['Kill', 'Attacks that won the point'],
    blocked: ['Blo', 'Attacks that were blocked'],
    share: ['Kill%', 'Attacks that won the point, of all'],
    efficiency: ['Eff%', 'Kills minus errors and blocked attacks, of all'],
    serveEfficiency: ['Eff%', 'Aces minus errors, of all'],
    receptionEfficiency: ['Eff%', 'Positive and perfect minus errors and overpasses, of all'],
    blocks: ['Blk', 'Blocks that won the point'],
    attack: ['Att', 'Attacks that won the point'],
    sets: ['Sets', 'Sets played'],
  },
  paper: 'Box score (PDF)',
  table: 'As a table (CSV)',
  phases: 'Side-out and break point',
  byRotation: 'By rotation since the start of the set',
  bySetter: 'By position of the setter',
  allRallies: 'All rallies',
  sideOut: 'Side-out',
  breakPoint: 'Break point',
  phasesNote: 'Side-out: rallies won of those received. Break point: rallies won of those served.',
  place: (number: number) => `P${number}`,
  attackPhases: 'Attack by phase',
  attackPhase: {
    reception: 'After reception',
    sideOutTransition: 'In transition, after receiving',
    breakTransition: 'While serving',
  },
  zones: 'Zones',
  zonesNote: 'The net is above. Large: how often; small: aces, good receptions, kills.',
  zonesOf: (name: string) => `Only ${name}`,
  zonesOfAll: 'All players',
  maps: {
    serveTo: 'Serves fell',
    receptionAt: 'Received',
    attackFrom: 'Attacks from',
    attackTo: 'Attacks to',
  },
  zone: (zone: number, total: number, good: number) => `Zone ${zone}: ${total}, ${good} good`,
  course: 'Course',
  longestRun: 'Longest run of points',
  savedSetPoints: 'Set points saved',
  savedMatchPoints: 'Match points saved',
  setLine: (set: number) => `Set ${set}`,
  setFacts: (minutes: number | null, changes: number | null, comeback: number | null) =>
    [
      minutes === null ? '' : `${minutes} min`,
      changes === null ? '' : `lead changed ${changes === 1 ? 'once' : `${changes} times`}`,
      comeback ? `won after trailing by ${comeback}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  leagueTitle: 'Every touch',
  leagueBasis: (scouted: number, played: number) =>
    `From ${scouted} of ${played} matches: those with a scouting file.`,
  /** One team over the matches of a league. */
  season: {
    titleOf: (team: string) => `${team} over the season`,
    teams: 'Side-out and break point by team',
    teamsNote: 'From matches that were scored point by point; each team leads to its rotations.',
    views: { overview: 'Overview', teams: 'Teams', players: 'Players' },
    none: 'No match of this team was scored point by point, so nothing can be counted.',
    basis: (matches: number, played: number, sets: number) =>
      `From ${matches} of ${matchesOf(played)}, ${setsOf(sets)}.`,
    matches: ['M', 'Matches scored point by point'],
    court: 'As on the court, the net above.',
    allAttacks: 'All attacks',
    attack: 'Attack and zones',
    attackOf: (player: string) => `${player}: attack and zones`,
    noTeams: 'No match was scored point by point, so nothing can be counted.',
    noPlayers: 'No scout wrote the touches of a match down, so nothing can be counted.',
    players: 'Attack by player and phase',
    playersNote: 'A name leads to the zones of that player.',
    toPlayer: 'In this league: attack by phase and zones',
    toTeam: 'In this league: side-out, rotations, zones',
  },
};
