import type {
  ChallengeEffect,
  ChallengeKind,
  ChallengeOutcome,
  EventType,
  MatchEvent,
} from '../events.ts';
import { liveSet, type MatchState } from '../match-state.ts';
import type { Breach } from '../refusal.ts';
import type { Side } from '../side.ts';
import { type Occasion, setNumberAt } from './occasions.ts';

/**
 * The decisions of the officials beside the play, for the remarks of a sheet. `team`: whom it
 * concerns. `points`: given, or taken away where negative; `reason`: in the words of the table.
 * `player`: a shirt, and `replacedBy` who plays in their place from then on (rules 15.7, 17.1 and
 * 19.4). `entry` and `breaches`: what the referee let stand, and against which rules. `challenge`: what
 * was asked and decided.
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
  entry: EventType | null;
  breaches: readonly Breach[];
  challenge: ChallengeFacts | null;
};

export type ChallengeFacts = {
  kind: ChallengeKind | null;
  outcome: ChallengeOutcome;
  effect: ChallengeEffect;
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
  | 'challenge'
  | 'override';
type DecisionFacts = Pick<DecisionLine, 'kind'> & Partial<DecisionLine>;
const NOTHING = {
  team: null,
  points: null,
  player: null,
  replacedBy: null,
  reason: null,
  entry: null,
  breaches: [],
  challenge: null,
};

/** Decisions in the order in which they fell. */
export function decisionLines(all: readonly Occasion[]): DecisionLine[] {
  return all.flatMap((occasion) => {
    const { before } = occasion;
    const set = before.sets.at(-1);
    const score =
      set === undefined || set.over
        ? { team1: 0, team2: 0 }
        : { team1: set.team1Score, team2: set.team2Score };
    const place = { set: setNumberAt(before), score };
    return decisionsOf(occasion).map((facts) => ({ ...place, ...NOTHING, ...facts }));
  });
}

function decisionsOf({ event, before, breaches }: Occasion): DecisionFacts[] {
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
    case 'challenge': {
      const { team, outcome, kind = null, effect = 'none' } = event;
      return [{ kind: 'challenge', team, challenge: { kind, outcome, effect }, breaches, reason }];
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
  const allowed = { kind: 'override', entry: event.type, breaches, reason } as const;
  const { team = null } = event as { team?: Side };
  const changes = changesOf(event, before);
  if (changes.length === 0) return [{ ...allowed, team }];
  return changes.map(([player, replacedBy]) => ({ ...allowed, team, player, replacedBy }));
}

/** The shirt that left and the one that came in; empty for entries that change nobody. */
function changesOf(event: MatchEvent, before: MatchState): [number, number][] {
  if (event.type === 'substitution') return event.pairs.map((pair) => [pair.out, pair.in]);
  if (event.type !== 'libero') return [];
  // The rules take an exchange only with the player who leaves, or with the libero who is on court.
  if (event.action === 'in') return [[event.player!, event.libero]];
  const acting = liveSet(before)![event.team].court!.libero!;
  if (event.action === 'swap') return [[acting.libero, event.libero]];
  return [[event.libero, event.player ?? acting.replaced]];
}
