import type { MatchEvent } from './events.ts';
import { appendEvent, type MatchLog } from './match-log.ts';
import { liveSet, withLastSet } from './match-state.ts';
import { refuseNextSet } from './play/set-start.ts';
import { type Refused, refuse } from './refusal.ts';
import type { Side } from './side.ts';

/** A coach's plan for the next set, also while one is played. Everything is shirt numbers. */
export type LineupPlan = {
  set: number;
  /** The players of the match. */
  sheet: readonly number[];
  /** In positions 1..n (indoor) or in order of service (beach). */
  players: readonly number[];
  liberos: readonly number[];
  captain: number | null;
};

const PROBE = { id: 'probe', at: 0 } as const;

/**
 * The objections to the plan, as the log itself would raise them if the scorer entered it now: the
 * team sheet before the first set, then the line-up. Null: nothing. Breaches refuse too, for nobody
 * but the referee overrides a rule. A set that has started is the scorer's, also where line-ups are
 * not known; the one after it may be prepared, as if the running set were over.
 */
export function refusePlan(log: MatchLog, team: Side, plan: LineupPlan): Refused | null {
  const { set, sheet, players, captain } = plan;
  const { status } = log.state;
  if (status === 'ended' || status === 'cancelled') {
    return refuse('MATCH_OVER', `The match is ${status}; no further set is played.`);
  }
  let judged = beforeSet(log, set);
  const notNext = refuseNextSet(judged.rules, judged.state, set);
  if (notNext !== null) return notNext;
  const isFirst = log.state.sets.length === 0;
  // A sheet that was handed in tells who is libero, a redesignation included.
  const handedIn = isFirst || log.state[team].players === null ? null : log.state[team];
  const liberos = handedIn?.liberos ?? plan.liberos;
  const events: MatchEvent[] = [];
  if (isFirst) {
    const teamSheet = { players: sheet, liberos, ...(captain === null ? {} : { captain }) };
    events.push({ ...PROBE, id: 'sheet', type: 'match-setup', [team]: teamSheet });
  }
  events.push({ ...PROBE, type: 'lineup', team, set, players, liberos });
  for (const event of events) {
    const step = appendEvent(judged, event);
    if (!step.ok) return step;
    judged = step.log;
  }
  return null;
}

/** The state in which set number `set` begins after the one that is played. */
function beforeSet(log: MatchLog, set: number): MatchLog {
  const running = liveSet(log.state);
  if (running === null || set <= running.set) return log;
  return { ...log, state: withLastSet(log.state, { ...running, over: true }) };
}
