import { RALLY_REASONS, type RallyReason } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { timeoutLimit } from '#domain/volleyball/timeout-limit.ts';
import { type Courts, courtsOf } from './courts.ts';

export const USES = ['timeouts', 'substitutions', 'challenges'] as const;
/** Uses of a right by each team in the set, out of `of1` and `of2`; null: unknown. */
export type Use = {
  name: (typeof USES)[number];
  team1: number;
  team2: number;
  of1: number;
  of2: number;
};

/** The facts that change between two points of a set, and how the last point was won. */
export type KnownNow = {
  set: number;
  uses: Use[];
  why: { winner: Side; reason: RallyReason; player: number | null } | null;
  courts: Courts | null;
};

/**
 * The facts of the set in play, or of the last one; null before the first and where only totals are
 * known.
 */
export function knownNow(log: MatchLog): KnownNow | null {
  const set = log.state.sets.at(-1);
  if (set === undefined || set.detail === 'none' || set.detail === 'sets') return null;
  const { rules } = log;
  const uses: Use[] = [
    {
      name: 'timeouts',
      team1: set.team1.timeouts,
      team2: set.team2.timeouts,
      of1: timeoutLimit(rules, set, 'team1'),
      of2: timeoutLimit(rules, set, 'team2'),
    },
  ];
  if (set.team1.court && set.team2.court && rules.subs.max > 0) {
    const { max } = rules.subs;
    const team1 = set.team1.court.substitutions;
    const team2 = set.team2.court.substitutions;
    uses.push({ name: 'substitutions', team1, team2, of1: max, of2: max });
  }
  const lost = [set.team1.challengesLost, set.team2.challengesLost] as const;
  if (rules.challenges?.per === 'set' && lost[0] + lost[1] > 0) {
    const { max } = rules.challenges;
    uses.push({ name: 'challenges', team1: lost[0], team2: lost[1], of1: max, of2: max });
  }
  const last = set.points.at(-1);
  const isKnown = last?.reason && last.reason !== 'unknown' && RALLY_REASONS.includes(last.reason);
  return {
    set: set.set,
    uses,
    why: isKnown ? { winner: last.winner, reason: last.reason!, player: last.player } : null,
    courts: courtsOf(log),
  };
}
