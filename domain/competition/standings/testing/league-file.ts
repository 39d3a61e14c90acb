import type { Criterion } from '../criteria.ts';
import { computeStandings, type StandingsInput, type StandingsMatch } from '../standings.ts';

/** A collected league: results, the regulation's order and, where one was found, the final table. */
export type LeagueFile = {
  readonly name: string;
  readonly pointsSystem: '3-2-1-0' | '2-1';
  readonly tieBreakOrder: readonly Criterion[];
  readonly matches: readonly FileMatch[];
  /** False where the file has set wins only. */
  readonly setScoresKnown?: boolean;
  readonly officialTable: readonly OfficialRow[];
  readonly deductions?: Readonly<Record<string, number>>;
  readonly placedLast?: readonly string[];
  readonly check: { readonly orderReproducedUnder: Readonly<Record<string, boolean>> };
};

export type FileMatch = {
  readonly date?: string;
  readonly round?: number;
  readonly home: string;
  readonly away: string;
  readonly sets?: readonly (readonly [number, number])[];
  readonly setsWon?: readonly [number, number];
  /** The team that forfeits. */
  readonly forfeit?: string;
  readonly notCounted?: boolean;
  readonly carriedOver?: boolean;
};

export type OfficialRow = {
  readonly rank: number;
  readonly team: string;
  readonly played?: number;
  readonly wins?: number;
  readonly losses?: number;
  readonly points?: number;
  readonly setsWon?: number;
  readonly setsLost?: number;
  readonly pointsWon?: number;
  readonly pointsLost?: number;
  readonly setRatio?: string;
  readonly pointRatio?: string;
};

/** The six orders that each file was tried with, under the names that the files use. */
export const ORDERS: Readonly<Record<string, Pick<StandingsInput, 'pointsSystem' | 'criteria'>>> = {
  'FIVB wins>points>setRatio>pointRatio': {
    pointsSystem: 'fivb',
    criteria: ['wins', 'points', 'setRatio', 'pointRatio'],
  },
  'points>wins>setRatio>pointRatio': {
    pointsSystem: 'fivb',
    criteria: ['points', 'wins', 'setRatio', 'pointRatio'],
  },
  'points>setRatio>pointRatio': {
    pointsSystem: 'fivb',
    criteria: ['points', 'setRatio', 'pointRatio'],
  },
  'old 2-1 points>pointRatio>setRatio': {
    pointsSystem: 'two-one',
    criteria: ['points', 'pointRatio', 'setRatio'],
  },
  'old 2-1 points>setRatio>pointRatio': {
    pointsSystem: 'two-one',
    criteria: ['points', 'setRatio', 'pointRatio'],
  },
  'points>setDiff>pointRatio': {
    pointsSystem: 'fivb',
    criteria: ['points', 'setDifference', 'pointRatio'],
  },
};

/** The file as a question, under the order that the file names. */
export function questionOf(file: LeagueFile): StandingsInput {
  const counted = file.matches.filter((match) => !match.notCounted);
  return {
    teams: teamsOf(file),
    matches: counted.map(standingsMatch),
    pointsSystem: systemOf(file.pointsSystem),
    criteria: file.tieBreakOrder,
    adjustments: Object.entries(file.deductions ?? {}).map(([team, points]) => ({
      team,
      points: -points,
      reason: 'deducted',
    })),
    placings: (file.placedLast ?? []).map((team) => ({ team, place: 'last', reason: 'withdrew' })),
  };
}

export function systemOf(name: string): 'fivb' | 'two-one' {
  return name === '2-1' ? 'two-one' : 'fivb';
}

export function standingsMatch(match: FileMatch, index: number): StandingsMatch {
  const sets = match.sets ?? [];
  const won: readonly [number, number] = [
    sets.filter(([home, away]) => home > away).length,
    sets.filter(([home, away]) => home < away).length,
  ];
  return {
    id: String(index),
    team1: match.home,
    team2: match.away,
    sets,
    setsWon: match.setsWon ?? won,
    forfeit: match.forfeit === undefined ? null : match.forfeit === match.home ? 'team1' : 'team2',
    playedAt: match.date === undefined ? null : Date.parse(match.date),
    carriedOver: match.carriedOver ?? false,
  };
}

export function orderOf(question: StandingsInput): string[] {
  return computeStandings(question).rows.map((row) => row.team);
}

/** Teams of the table come first: one that was annulled has no match left in the file. */
function teamsOf(file: LeagueFile): string[] {
  const listed = file.officialTable.map((row) => row.team);
  const played = file.matches.flatMap((match) => [match.home, match.away]);
  return [...new Set([...listed, ...played])].sort();
}
