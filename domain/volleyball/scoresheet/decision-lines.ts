import type { MatchEvent } from '../events.ts';
import type { Side } from '../side.ts';
import { type Occasion, setNumberAt } from './occasions.ts';

/**
 * What the officials decided beside the play, for the remarks of a sheet. `team`: whom it concerns.
 * `points`: given, or taken away where negative; `reason`: in the words of the table.
 */
export type DecisionLine = {
  kind: 'award' | 'restore' | 'rotation-fault' | 'suspend' | 'incomplete' | 'override';
  set: number;
  /** The score it fell at, team 1 first; 0 and 0 between sets. */
  score: { team1: number; team2: number };
  team: Side | null;
  points: number | null;
  reason: string | null;
};

/** Decisions in the order in which they fell. */
export function decisionLines(all: readonly Occasion[]): DecisionLine[] {
  return all.flatMap(({ event, before }) => {
    const told = decisionOf(event);
    if (told === null) return [];
    const set = before.sets.at(-1);
    const score =
      set === undefined || set.over
        ? { team1: 0, team2: 0 }
        : { team1: set.team1Score, team2: set.team2Score };
    return [{ set: setNumberAt(before), score, team: null, points: null, reason: null, ...told }];
  });
}

function decisionOf(
  event: MatchEvent,
): (Pick<DecisionLine, 'kind'> & Partial<DecisionLine>) | null {
  switch (event.type) {
    case 'award': {
      const points = event.kind === 'point' ? (event.points ?? 1) : null;
      return { kind: 'award', team: event.team, points, reason: event.reason ?? null };
    }
    case 'restore':
    case 'suspend':
      return { kind: event.type, reason: event.why ?? null };
    case 'rotation-fault':
      return {
        ...{ kind: 'rotation-fault', team: event.team },
        points: event.cancelled ? -event.cancelled : null,
      };
    case 'incomplete':
      return { kind: 'incomplete', team: event.team };
  }
  if (event.override === undefined) return null;
  const { team = null } = event as { team?: Side };
  return { kind: 'override', team, reason: event.override };
}
