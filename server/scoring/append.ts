import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Event types whose whole effect a viewer reads off the live line. */
const WHOLE_IN_A_LINE: ReadonlySet<MatchEvent['type']> = new Set([
  'rally',
  'set-start',
  'timeout',
  'technical-timeout',
  'substitution',
  'libero',
  'remark',
  'set-score',
  'replay',
]);

export type Appended = { log: MatchLog; kept: MatchEvent[]; isWhole: boolean };

/**
 * Takes the events one after the other, or none of them: the first refusal throws, with the place
 * of the event in the batch. An event that only repeats the one before (a double tap) is left out.
 */
export function appendAll(log: MatchLog, events: readonly MatchEvent[]): Appended {
  const kept: MatchEvent[] = [];
  const after = events.reduce((current, event, index) => {
    const step = appendEvent(current, event);
    if (!step.ok) {
      const place = `events.${index}`;
      const field = step.field ? `${place}.${step.field}` : place;
      throw new AppError('REFUSED', step.detail, {
        refusal: step.refusal,
        errors: [{ field, message: step.detail }],
      });
    }
    if (!step.duplicate) kept.push(event);
    return step.log;
  }, log);
  const isWhole =
    kept.every((event) => WHOLE_IN_A_LINE.has(event.type)) &&
    log.state.status === after.state.status &&
    log.state.decided === after.state.decided;
  return { log: after, kept, isWhole };
}
