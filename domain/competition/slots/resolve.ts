import { assignBestPlaced } from './best-placed.ts';
import type { Slot } from './slot.ts';

/** The results known so far. An outcome, table or ranking appears only once it is final. */
export type Known = {
  /** By label of the match or tie. */
  outcomes: Readonly<Record<string, { winner: string; loser: string }>>;
  /** Team ids of a finished group, first to last. */
  tables: Readonly<Record<string, readonly string[]>>;
  /** By place: the teams on that place of all finished groups, best to worst. */
  best?: Readonly<Record<number, readonly { team: string; group: string }[]>>;
};

export type SlottedMatch = {
  id: string;
  sources: readonly [Slot, Slot];
  /** The team that stands in the match now; undefined while the source is unknown. */
  teams: readonly [string | undefined, string | undefined];
  started: boolean;
  /** The round of the stage, if a team can play only once in it. */
  round?: number;
};

export type SlotChange = { id: string; side: 1 | 2; team: string | undefined };

/**
 * - `SOURCE_CHANGED_AFTER_START`: the source now says another team (or none) than the one that
 *   has begun to play; the match keeps its teams.
 * - `TEAM_MEETS_ITSELF`: both sources of a match give one team; neither side is changed.
 * - `TEAM_IN_TWO_SLOTS`: a team stands in two matches of one round. The changes are made: which of
 *   the two is wrong only people can say.
 */
export type SlotFinding =
  | {
      code: 'SOURCE_CHANGED_AFTER_START';
      id: string;
      side: 1 | 2;
      was: string | undefined;
      now: string | undefined;
    }
  | { code: 'TEAM_MEETS_ITSELF'; id: string; team: string }
  | { code: 'TEAM_IN_TWO_SLOTS'; ids: [string, string]; team: string };

/** The changes that bring the matches up to what is known; a started match is never changed. */
export function resolveSlots(
  matches: readonly SlottedMatch[],
  known: Known,
): { changes: SlotChange[]; findings: SlotFinding[] } {
  const best = assignBestPlaced(
    matches.flatMap((match) => match.sources),
    known.best ?? {},
  );
  const changes: SlotChange[] = [];
  const findings: SlotFinding[] = [];
  const seen = new Map<string, string>();
  for (const { id, sources, teams, started, round } of matches) {
    const now = sources.map((source) => best.get(source) ?? teamOf(source, known));
    if (now[0] !== undefined && now[0] === now[1]) {
      findings.push({ code: 'TEAM_MEETS_ITSELF', id, team: now[0] });
      continue;
    }
    for (const side of [1, 2] as const) {
      const was = teams[side - 1];
      const team = now[side - 1];
      if (was === team) continue;
      if (started) findings.push({ code: 'SOURCE_CHANGED_AFTER_START', id, side, was, now: team });
      else changes.push({ id, side, team });
    }
    if (round === undefined) continue;
    for (const team of started ? teams : now) {
      if (team === undefined) continue;
      const other = seen.get(`${round} ${team}`);
      if (other === undefined) seen.set(`${round} ${team}`, id);
      else findings.push({ code: 'TEAM_IN_TWO_SLOTS', ids: [other, id], team });
    }
  }
  return { changes, findings };
}

function teamOf(slot: Slot, known: Known): string | undefined {
  switch (slot.kind) {
    case 'team':
      return slot.team;
    case 'winner':
    case 'loser':
      return known.outcomes[slot.of]?.[slot.kind];
    case 'place':
      return known.tables[slot.group]?.[slot.place - 1];
    case 'best-placed':
      return undefined;
  }
}
