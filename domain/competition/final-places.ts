import { bracketSize } from './fixtures/seed-order.ts';

/** A tie of a knock-out, in the order of play. `label` as plans give it ('SF1', 'P5-8.1', 'L2.1'). */
export type PlayedTie = {
  label: string;
  teams: readonly [string, string];
  /** Undefined where the tie ended without one. */
  winner?: string | undefined;
};

/** A table of the league or of one of its groups: teams with their ranks, first to last. */
export type FinalTable = readonly { team: string; rank: number }[];

/**
 * Shared places have one rank: 1, 2, 3, 3, 5. `tie` is the label of the tie that decided, null where
 * the table did.
 */
export type FinalPlace = { rank: number; team: string; tie: string | null };

/**
 * The places of a competition that is over: of the knock-out first, each team by its last tie; then those
 * that did not come that far, by their rank in their tables. Places that no match decided are shared, such
 * as the third one without a match for it, or the second of two groups.
 */
export function finalPlaces(
  tables: readonly FinalTable[],
  ties: readonly PlayedTie[],
): FinalPlace[] {
  const last = new Map<string, PlayedTie>();
  for (const tie of ties) for (const team of tie.teams) last.set(team, tie);
  const lastLosersRound = Math.max(0, ...ties.map(({ label }) => losersRound(label) ?? 0));
  const inTies = [...last].map(([team, tie]) => ({
    team,
    order: placeAfter(tie, team, lastLosersRound),
    tie: tie.label,
  }));
  const inTables = tables
    .flat()
    .filter(({ team }) => !last.has(team))
    .map(({ team, rank }) => ({ team, order: rank, tie: null }));
  return [...ranked(inTies, 0), ...ranked(inTables, inTies.length)];
}

type Ordered = { team: string; order: number; tie: string | null };

function ranked(teams: readonly Ordered[], before: number): FinalPlace[] {
  return teams
    .toSorted((a, b) => a.order - b.order)
    .map(({ team, order, tie }) => ({
      rank: before + 1 + teams.filter((other) => other.order < order).length,
      team,
      tie,
    }));
}

/** The best place that is left to a team whose last tie this was; only its order counts. */
function placeAfter({ label, winner }: PlayedTie, team: string, lastLosersRound: number): number {
  const isBeaten = winner !== team;
  const places = /P(\d+)(?:-(\d+))?/.exec(label);
  if (places !== null) {
    const [, from, to = from] = places;
    // Those who are beaten for the places 5 to 8 play on for 7 and 8, or share them.
    return Number(from) + (isBeaten ? bracketSize(Number(to) - Number(from) + 1) / 2 : 0);
  }
  const round = losersRound(label);
  if (round !== undefined) return 3 + lastLosersRound - round;
  // Of 16, of 32: the sooner beaten, the further behind.
  const size = /R(\d+)/.exec(label)?.[1];
  if (size !== undefined) return Number(size);
  if (label.startsWith('QF')) return 5;
  if (label.startsWith('SF')) return 3;
  return isBeaten ? 2 : 1;
}

/** Of a double elimination: the later round of those who have lost once, the better. */
function losersRound(label: string): number | undefined {
  const round = /L(\d+)/.exec(label)?.[1];
  return round === undefined ? undefined : Number(round);
}
