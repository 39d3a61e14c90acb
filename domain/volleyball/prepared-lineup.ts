import type { MatchEvent } from './events.ts';
import { appendEvent, type MatchLog } from './match-log.ts';
import { refuseNextSet } from './play/set-start.ts';
import { type Refused, refuse } from './refusal.ts';
import type { Side } from './side.ts';

/** What a coach prepares for the next set. Everything is shirt numbers. */
export type LineupPlan = {
  set: number;
  /** Who plays in the match. */
  sheet: readonly number[];
  /** In positions 1..n (indoor) or in order of service (beach). */
  players: readonly number[];
  liberos: readonly number[];
  captain: number | null;
};

const PROBE = { id: 'probe', at: 0 } as const;

/**
 * What speaks against the plan, as the log itself would say it if the scorer entered it now: the team
 * sheet before the first set, then the line-up. Null: nothing. Breaches refuse too, for nobody but the
 * referee overrides a rule. A set that has started is the scorer's, also where line-ups are not known.
 */
export function refusePlan(log: MatchLog, team: Side, plan: LineupPlan): Refused | null {
  const { set, sheet, players, liberos, captain } = plan;
  const { status } = log.state;
  if (status === 'ended' || status === 'cancelled') {
    return refuse('MATCH_OVER', `The match is ${status}; no further set is played.`);
  }
  const notNext = refuseNextSet(log.rules, log.state, set);
  if (notNext !== null) return notNext;
  const events: MatchEvent[] = [];
  if (log.state.sets.length === 0) {
    const whole = { players: sheet, liberos, ...(captain === null ? {} : { captain }) };
    events.push({ ...PROBE, id: 'sheet', type: 'match-setup', [team]: whole });
  }
  events.push({ ...PROBE, type: 'lineup', team, set, players, liberos });
  let judged = log;
  for (const event of events) {
    const step = appendEvent(judged, event);
    if (!step.ok) return step;
    judged = step.log;
  }
  return null;
}
