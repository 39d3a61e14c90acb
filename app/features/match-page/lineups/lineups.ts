import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { Courts } from '../play/courts.ts';
import type { ShirtNames } from '../play/shirt-names.ts';

/** The substitutions of a set, by shirt. */
export type Change = { out: number; in: number };

export type LineupsPage = {
  /** Sets that began with a line-up of either team. */
  known: number[];
  chosen: number;
  /** As the set began. */
  courts: Courts;
  changes: Record<Side, Change[]>;
  names: ShirtNames | null;
};

/** Whether the log tells who stood on court in any set. */
export function tellsLineups(log: MatchLog): boolean {
  return log.rules.rotation === 'six' && log.state.sets.some(hasLineup);
}

/** The line-ups of the wished set, else of the last one that has them; null without any. */
export function lineupsPage(
  log: MatchLog,
  requested: number | null,
  names: ShirtNames | null,
): LineupsPage | null {
  const sets = log.rules.rotation === 'six' ? log.state.sets.filter(hasLineup) : [];
  const set = sets.find((candidate) => candidate.set === requested) ?? sets.at(-1);
  if (!set) return null;
  return {
    known: sets.map((item) => item.set),
    chosen: set.set,
    names,
    courts: {
      set: set.set,
      team1: set.team1.court?.starters ?? null,
      team2: set.team2.court?.starters ?? null,
      serving: set.firstServe,
      liberos: { team1: log.state.team1.liberos, team2: log.state.team2.liberos },
    },
    changes: Object.fromEntries(SIDES.map((side) => [side, changesOf(set, side)])) as Record<
      Side,
      Change[]
    >,
  };
}

function hasLineup(set: SetState): boolean {
  return set.team1.court !== null || set.team2.court !== null;
}

function changesOf(set: SetState, side: Side): Change[] {
  return (set[side].court?.pairs ?? []).map(({ starter, substitute }) => ({
    out: starter,
    in: substitute,
  }));
}
