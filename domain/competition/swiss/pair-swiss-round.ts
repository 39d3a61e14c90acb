import { mostPairs } from './most-pairs.ts';
import type { SwissRow } from './swiss-table.ts';

export type SwissRound = {
  /** From the top of the table down; `team1` is the one that was second-named more often. */
  pairings: { team1: string; team2: string }[];
  /** The team that rests, with a win by default; undefined for an even number of teams. */
  bye?: string;
  findings: SwissFinding[];
};

/**
 * The rematches and byes that the round could not avoid: there are as few of these as any pairing
 * has.
 */
export type SwissFinding =
  | { code: 'REMATCH_UNAVOIDABLE'; team1: string; team2: string }
  | { code: 'SECOND_BYE_UNAVOIDABLE'; team: string };

/**
 * Pairs the next round from the table, best team first. Within a group of equal score the upper
 * half meets the lower half in order, as long as that can be done; a team left over goes down to
 * the next score. The bye goes to the lowest team among those with the fewest byes.
 *
 * No two teams meet twice, except where no pairing of the round can avoid it: a choice is taken
 * only if the teams below can still be paired with the fewest rematches possible.
 */
export function pairSwissRound(table: readonly SwissRow[]): SwissRound {
  const findings: SwissFinding[] = [];
  let waiting = [...table];
  let bye: string | undefined;
  if (waiting.length % 2 === 1) {
    const resting = chooseBye(waiting);
    if (resting.byes > 0) findings.push({ code: 'SECOND_BYE_UNAVOIDABLE', team: resting.team });
    bye = resting.team;
    waiting = waiting.filter((row) => row !== resting);
  }
  let budget = fewestRematches(waiting);
  const pairings: SwissRound['pairings'] = [];
  while (waiting.length > 0) {
    const [first, ...others] = waiting as [SwissRow, ...SwissRow[]];
    for (const second of inOrderOfPreference(first, others)) {
      const rest = others.filter((row) => row !== second);
      const spent = haveMet(first, second) ? 1 : 0;
      if (spent + fewestRematches(rest) > budget) continue;
      budget -= spent;
      const [team1, team2] =
        first.homeSurplus <= second.homeSurplus
          ? [first.team, second.team]
          : [second.team, first.team];
      pairings.push({ team1, team2 });
      if (spent > 0) findings.push({ code: 'REMATCH_UNAVOIDABLE', team1, team2 });
      waiting = rest;
      break;
    }
  }
  return { pairings, bye, findings };
}

/** Fewest byes first, then fewest rematches among the others, then the lowest in the table. */
function chooseBye(table: readonly SwissRow[]): SwissRow {
  const fewestByes = Math.min(...table.map((row) => row.byes));
  const candidates = table.filter((row) => row.byes === fewestByes).reverse();
  let [chosen] = candidates;
  let fewest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const rematches = fewestRematches(table.filter((row) => row !== candidate));
    if (rematches < fewest) {
      fewest = rematches;
      chosen = candidate;
    }
    if (fewest === 0) break;
  }
  return chosen!;
}

/**
 * For the head of a score group of 2m or 2m + 1 that is its mth successor, then the ones after it,
 * then the ones before it from the middle up; after the group the next scores from the top.
 */
function inOrderOfPreference(first: SwissRow, others: readonly SwissRow[]): SwissRow[] {
  const group = others.filter((row) => row.score === first.score);
  const below = others.filter((row) => row.score !== first.score);
  const middle = Math.max(0, Math.floor((group.length - 1) / 2));
  return [...group.slice(middle), ...group.slice(0, middle).reverse(), ...below];
}

function haveMet(a: SwissRow, b: SwissRow): boolean {
  return a.opponents.includes(b.team);
}

function fewestRematches(rows: readonly SwissRow[]): number {
  const partner = mostPairs(rows.length, (a, b) => !haveMet(rows[a]!, rows[b]!));
  return partner.filter((mate) => mate === -1).length / 2;
}
