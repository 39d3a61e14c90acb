import { createHash } from 'node:crypto';
import type { WireEvent } from '#contract/match-event.ts';
import { chanceOf } from './chance.ts';
import { RALLY_LOGS } from './rally-logs.ts';

/** One entry of a live match of the demonstration, and how long after the one before it comes. */
type Step = { afterMs: number; facts: Record<string, unknown> & { type: string } };

const SECOND_MS = 1000;
const WARM_UP_MS = 20 * SECOND_MS;
const BETWEEN_SETS_MS = 180 * SECOND_MS;
const TIMEOUT_MS = 40 * SECOND_MS;
/** After the last point, until somebody presses End. */
const FAREWELL_MS = 30 * SECOND_MS;

/** The whole of a real match as its scorer would tap it. */
export function scriptOf(log: number): readonly Step[] {
  const chance = chanceOf(`pace of ${log}`);
  const steps: Step[] = [{ afterMs: 0, facts: { type: 'start' } }];
  RALLY_LOGS[log % RALLY_LOGS.length]!.forEach(({ firstServe, play }, index) => {
    const set = index + 1;
    const pause = set === 1 ? WARM_UP_MS : BETWEEN_SETS_MS;
    steps.push({ afterMs: pause, facts: { type: 'set-start', set, firstServe } });
    let no = 0;
    for (const sign of play) {
      if (sign === 'x' || sign === 'y') {
        const team = sign === 'x' ? 'team1' : 'team2';
        steps.push({ afterMs: 6 * SECOND_MS, facts: { type: 'timeout', team } });
      } else {
        no += 1;
        const rests = steps.at(-1)!.facts.type === 'timeout';
        const afterMs = rests ? TIMEOUT_MS : (14 + Math.floor(chance() ** 2 * 22)) * SECOND_MS;
        const winner = sign === '1' ? 'team1' : 'team2';
        steps.push({ afterMs, facts: { type: 'rally', winner, no } });
      }
    }
  });
  steps.push({ afterMs: FAREWELL_MS, facts: { type: 'end' } });
  return steps;
}

/**
 * Entry number `index` of a match's script as an event. Its id follows from the match and the place,
 * so that two nodes which send the same entry send it once.
 */
export function eventAt(matchId: string, step: Step, index: number, at: number): WireEvent {
  const hex = createHash('sha256').update(`${matchId} ${index}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { ...step.facts, id, at } as WireEvent;
}
