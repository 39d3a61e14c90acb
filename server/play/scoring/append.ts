import { textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { isTooMuch } from '#domain/volleyball/log-limits.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import { AppError, ruleText } from '#server/platform/errors/app-error.ts';
import { sealed } from '#server/play/signatures/seal.ts';

/** Event types whose whole effect a viewer reads off the live line. */
const CARRIED_BY_LIVE_LINE: ReadonlySet<MatchEvent['type']> = new Set([
  'rally',
  'set-start',
  'technical-timeout',
  'remark',
  'replay',
  'lineup',
  'timeout',
  'substitution',
  'libero',
]);

/** Of these a match page reads anew only the part that shows line-ups and what was used up. */
const OF_THE_COURT: ReadonlySet<MatchEvent['type']> = new Set(['libero-redesignate', 'set-score']);
/** On no page. */
const UNSEEN: ReadonlySet<MatchEvent['type']> = new Set([
  'match-setup',
  'toss',
  'improper',
  'medical',
  'protest',
  'lot',
  'set-confirm',
]);

export type Appended = {
  log: MatchLog;
  appended: MatchEvent[];
  /** The live line says all that a list of matches shows. */
  isComplete: boolean;
  /**
   * The court or the uses shown on a match page have changed in a way that a line does not tell.
   */
  hasMore: boolean;
};

/**
 * Takes the events one after the other, or none of them: the first refusal throws, with the place
 * of the event in the batch. An event that only repeats the one before (a double tap) is left out.
 */
export function appendAll(log: MatchLog, events: readonly MatchEvent[]): Appended {
  if (isTooMuch(log, events)) {
    throw new AppError('TOO_LARGE', textOf('log.tooMuchAtOnce'));
  }
  const appended: MatchEvent[] = [];
  const after = events.reduce((current, sent, index) => {
    const event = sealed(current, sent);
    const step = appendEvent(current, event);
    if (!step.ok) {
      const place = `events.${index}`;
      const field = step.field ? `${place}.${step.field}` : place;
      throw new AppError('REFUSED', ruleText(step), {
        refusal: step.refusal,
        errors: [{ field, text: ruleText(step) }],
      });
    }
    if (!step.duplicate) appended.push(event);
    return step.log;
  }, log);
  const hasMore = appended.some(({ type }) => OF_THE_COURT.has(type));
  const isComplete =
    appended.every(isInALine) &&
    log.state.status === after.state.status &&
    log.state.decided === after.state.decided;
  return { log: after, appended, isComplete, hasMore };
}

function isInALine(event: MatchEvent): boolean {
  const { type } = event;
  if (CARRIED_BY_LIVE_LINE.has(type) || OF_THE_COURT.has(type) || UNSEEN.has(type)) return true;
  // A reason given after its point changes no score.
  if (type === 'correct') return event.winner === undefined && event.entry === undefined;
  return type === 'challenge' && (event.effect ?? 'none') === 'none' && event.outcome !== 'wrong';
}
