import { entrantsFor } from '../legal-changes.ts';
import type { MatchLog } from '../match-log.ts';
import { liveSet } from '../match-state.ts';
import type { Refusal } from '../refusal.ts';
import type { Side } from '../side.ts';
import { timeoutLimit } from '../timeout-limit.ts';
import { pauseNow, refuseRequest } from './seat-request.ts';

/** The requests that the rules still allow a team before the next serve, and why not the others. */
export type TeamOptions = {
  timeouts: { taken: number; left: number; refusal: Refusal | null };
  substitutions: {
    /** In players. */
    left: number;
    /** The reason why nobody may come in; null while somebody may. */
    refusal: Refusal | null;
    /** For each player on court those of the bench who may come in. */
    changes: { out: number; in: number[] }[];
  };
};

/** Null between sets and outside of a match. `registered`: shirts of a team that handed in no list. */
export function teamOptions(
  log: MatchLog,
  team: Side,
  registered: readonly number[] = [],
): TeamOptions | null {
  const set = liveSet(log.state);
  if (set === null || pauseNow(log) === null) return null;
  const { timeouts: taken, court } = set[team];
  const { max } = log.rules.subs;
  const judged = (court?.positions ?? []).map((out) => ({
    out,
    entrants: entrantsFor(log, team, out, [], { registered }),
  }));
  const changes = judged.map(({ out, entrants }) => ({
    out,
    in: entrants.flatMap(({ player, refused }) => (refused === null ? [player] : [])),
  }));
  const isAllowed = changes.some((change) => change.in.length > 0);
  const [first] = judged.flatMap(({ entrants }) =>
    entrants.flatMap(({ refused }) => refused ?? []),
  );
  return {
    timeouts: {
      taken,
      left: Math.max(0, timeoutLimit(log.rules, set, team) - taken),
      refusal: refuseRequest(log, team, { kind: 'timeout' })?.refusal ?? null,
    },
    substitutions: {
      left: court === null ? 0 : Math.max(0, max - court.substitutions),
      refusal: isAllowed ? null : (first?.refusal ?? 'LINEUP_MISSING'),
      changes: changes.filter((change) => change.in.length > 0),
    },
  };
}
