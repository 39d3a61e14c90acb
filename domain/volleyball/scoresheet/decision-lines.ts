import type { MatchEvent } from '../events.ts';
import type { Side } from '../side.ts';
import { type Occasion, setNumberAt } from './occasions.ts';

/**
 * The decisions of the officials beside the play, for the remarks of a sheet. `team`: whom it
 * concerns. `points`: given, or taken away where negative; `reason`: in the words of the table.
 * `player`: a shirt, and `replacedBy` who plays in their place from then on (rules 15.7, 17.1 and
 * 19.4).
 */
export type DecisionLine = {
  kind: DecisionKind;
  set: number;
  /** The score it fell at, team 1 first; 0 and 0 between sets. */
  score: { team1: number; team2: number };
  team: Side | null;
  points: number | null;
  player: number | null;
  replacedBy: number | null;
  reason: string | null;
};

type DecisionKind =
  | 'award'
  | 'restore'
  | 'rotation-fault'
  | 'suspend'
  | 'incomplete'
  | 'recovery'
  | 'new-libero'
  | 'exceptional'
  | 'override';
type DecisionFacts = Pick<DecisionLine, 'kind'> & Partial<DecisionLine>;
const NOTHING = { team: null, points: null, player: null, replacedBy: null, reason: null };

/** Decisions in the order in which they fell. */
export function decisionLines(all: readonly Occasion[]): DecisionLine[] {
  return all.flatMap(({ event, before }) => {
    const set = before.sets.at(-1);
    const score =
      set === undefined || set.over
        ? { team1: 0, team2: 0 }
        : { team1: set.team1Score, team2: set.team2Score };
    const place = { set: setNumberAt(before), score };
    return decisionsOf(event).map((facts) => ({ ...place, ...NOTHING, ...facts }));
  });
}

function decisionsOf(event: MatchEvent): DecisionFacts[] {
  const { override: reason = null } = event;
  switch (event.type) {
    case 'award': {
      const points = event.kind === 'point' ? (event.points ?? 1) : null;
      return [{ kind: 'award', team: event.team, points, reason: event.reason ?? null }];
    }
    case 'restore':
    case 'suspend':
      return [{ kind: event.type, reason: event.why ?? null }];
    case 'rotation-fault': {
      const points = event.cancelled ? -event.cancelled : null;
      return [{ kind: 'rotation-fault', team: event.team, points }];
    }
    case 'incomplete':
      return [{ kind: 'incomplete', team: event.team }];
    case 'libero-redesignate': {
      const { team, from: player, to: replacedBy } = event;
      return [{ kind: 'new-libero', team, player, replacedBy, reason }];
    }
    case 'medical': {
      if (event.stage === 'end') return [];
      return [{ kind: 'recovery', team: event.team, player: event.player, reason }];
    }
    case 'substitution': {
      if (event.kind !== 'exceptional') break;
      const { team, pairs } = event;
      return pairs.map((pair) => {
        const players = { player: pair.out, replacedBy: pair.in };
        return { kind: 'exceptional', team, ...players, reason };
      });
    }
  }
  if (reason === null) return [];
  const { team = null } = event as { team?: Side };
  return [{ kind: 'override', team, reason }];
}
