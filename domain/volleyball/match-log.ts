/**
 * A match is its rules and its events; everything else is folded from them.
 *
 * - Appending never changes the log passed in: a refused event leaves no trace, an accepted one gives
 *   a new log that shares all it can.
 * - Hard refusals guard the state. Breaches of the rules of play refuse too, unless the event carries
 *   `override` with a reason; then they are accepted with a warning (refusal.ts has both lists).
 * - A rally's `no` guards against double taps and two scorers: it is judged at the append and not at
 *   the fold, so that a rally before it may be taken back or put in later.
 * - Undo is `void`; a wrong entry is `correct`, a forgotten one `insert`. All three read the log anew:
 *   they are refused with BREAKS_LATER when a later event cannot stand any more, while later breaches of
 *   the rules (a libero now in the front row) become warnings for a person to look at. An entry
 *   that is corrected or put in is judged as if it were entered at its place. `mending/mend-effects.ts` tells
 *   all of this before anything is written.
 * - A set total may be written while live or suspended and after the end; sets are opened, and rallies
 *   played, only while live. The end of a set and of the match is derived; `end` only sets the status.
 */
import type { Amendment } from './amendments.ts';
import { amendedEvents, isAmendment } from './amendments.ts';
import { applyEvent } from './apply-event.ts';
import type { EventNamed, MatchEvent } from './events.ts';
import type { MatchRules } from './match-rules.ts';
import type { MatchState } from './match-state.ts';
import { INITIAL_STATE } from './match-state.ts';
import { refuseAmendment } from './mending/refuse-amendment.ts';
import type { Breach, Refused, Warning } from './refusal.ts';
import { BREACHES, refuse } from './refusal.ts';
import { UnfoldableLogError } from './unfoldable-log-error.ts';

export type MatchLog = {
  rules: MatchRules;
  events: readonly MatchEvent[];
  state: MatchState;
};

export type Appended =
  | { ok: true; log: MatchLog; duplicate?: true; warnings: readonly Warning[] }
  | Refused;

export function emptyLog(rules: MatchRules): MatchLog {
  return { rules, events: [], state: INITIAL_STATE };
}

/**
 * The log with one more event, or why not. The same event again, or the last rally sent twice under
 * another id, is answered `duplicate` with the log unchanged.
 */
export function appendEvent(log: MatchLog, event: MatchEvent): Appended {
  const known = log.events.find((earlier) => earlier.id === event.id);
  if (known !== undefined) {
    return sameFacts(known, event)
      ? { ok: true, log, duplicate: true, warnings: [] }
      : refuse('ID_REUSED', 'Another event has this id.', 'id');
  }
  if (event.type === 'rally') {
    const guarded = guardRallyNumber(log, event);
    if (guarded !== null) return guarded;
  }
  if (isAmendment(event)) return appendAmendment(log, event);
  const applied = applyEvent(log.rules, log.state, event, 'judge');
  if (!applied.ok) return applied;
  const next = { rules: log.rules, events: [...log.events, event], state: applied.state };
  return { ok: true, log: next, warnings: applied.warnings };
}

/** Events that were accepted before, in their order. Throws {@link UnfoldableLogError} when they do not fold. */
export function foldLog(rules: MatchRules, events: readonly MatchEvent[]): MatchLog {
  const folded = fold(rules, events);
  if (!folded.ok) {
    throw new UnfoldableLogError(`${folded.refusal}: ${folded.detail}`, folded.event);
  }
  return { rules, events, state: folded.state };
}

type Folded = { ok: true; state: MatchState } | (Refused & { event?: string });

function fold(rules: MatchRules, events: readonly MatchEvent[]): Folded {
  return foldRead(rules, amendedEvents(events));
}

function foldRead(rules: MatchRules, read: readonly MatchEvent[]): Folded {
  let state = INITIAL_STATE;
  for (const event of read) {
    const applied = applyEvent(rules, state, event, 'fold');
    if (!applied.ok) return { ...applied, event: event.id };
    state = applied.state;
  }
  return { ok: true, state };
}

function appendAmendment(log: MatchLog, event: Amendment): Appended {
  const refused = refuseAmendment(log.events, log.state, event);
  if (refused !== null) return refused;
  const own = applyEvent(log.rules, log.state, event, 'judge');
  if (!own.ok) return own;
  const events = [...log.events, event];
  const folded = foldAmended(log.rules, events);
  const mended = mendedEntry(event);
  if (!folded.ok) {
    const { event: place, refusal, detail, field = 'type' } = folded;
    if (place === mended || place === undefined) return refuse(refusal, detail, `entry.${field}`);
    return refuse('BREAKS_LATER', `A later event would not stand any more: ${detail}`);
  }
  const warnings = newWarnings(log.state, folded.state);
  const breach = warnings.find((warning) => warning.event === mended && isBreach(warning));
  if (breach !== undefined) return refuse(breach.code as Breach, breach.detail, 'entry');
  const next = { rules: log.rules, events, state: folded.state };
  return {
    ok: true,
    log: next,
    warnings: warnings.map(({ event: _event, ...warning }) => warning),
  };
}

/** The fold of a log whose last amendment was not judged yet. */
function foldAmended(rules: MatchRules, events: readonly MatchEvent[]): Folded {
  let read: readonly MatchEvent[];
  try {
    read = amendedEvents(events);
  } catch (error) {
    // A challenge was put where no rally is.
    return refuse('NO_RALLY', (error as UnfoldableLogError).message, 'effect');
  }
  return foldRead(rules, read);
}

/** The id of the entry that an amendment writes at an earlier place, where it is judged. */
export function mendedEntry(event: Amendment): string | undefined {
  if (event.type !== 'insert' && event.type !== 'correct') return undefined;
  if (event.entry === undefined) return undefined;
  return event.type === 'insert' ? event.id : event.target;
}

function isBreach({ code, override }: Warning): boolean {
  return override === undefined && BREACHES.some((breach) => breach === code);
}

/** The events that an amendment makes impossible, wherever they stand. */
function newWarnings(before: MatchState, after: MatchState): MatchState['warnings'] {
  const known = new Set(before.warnings.map(({ event, code }) => `${event} ${code}`));
  return after.warnings.filter(({ event, code }) => !known.has(`${event} ${code}`));
}

/**
 * The rally number: the same number and winner again is the same rally sent twice and is acknowledged;
 * another winner comes from a second scorer and is refused. The pause after a tap is another guard, of
 * the scoring screen alone: `TAP_PAUSE_MS` in use-score-pad.ts.
 */
function guardRallyNumber(log: MatchLog, event: EventNamed<'rally'>): Appended | null {
  const set = log.state.sets.at(-1);
  if (set === undefined) return null;
  const last = set.points.findLast((point) => point.no !== null);
  const repeats = event.no === set.rallies && (event.set ?? set.set) === set.set;
  if (repeats && last?.no === event.no) {
    return last.winner === event.winner
      ? { ok: true, log, duplicate: true, warnings: [] }
      : refuse('CONFLICT', `Rally ${event.no} is recorded for the other side.`, 'winner');
  }
  if (set.over) return null;
  if (event.no !== set.rallies + 1 || (event.set ?? set.set) !== set.set) {
    const detail = `The next rally is number ${set.rallies + 1} of set ${set.set}.`;
    return refuse('STALE_RALLY', detail, 'no');
  }
  return null;
}

/** Apart from the facts: the sender's clock may have moved, and a signature is kept elsewhere. */
const NOT_COMPARED: readonly string[] = ['at', 'drawing', 'manner'];

/** Nothing else may differ between two sends. */
function sameFacts(known: MatchEvent, event: MatchEvent): boolean {
  return JSON.stringify(sorted(known)) === JSON.stringify(sorted(event));
}

function sorted(event: MatchEvent): [string, unknown][] {
  const facts = Object.entries(event).filter(
    ([name, value]) => !NOT_COMPARED.includes(name) && value !== undefined,
  );
  return facts.sort(([a], [b]) => (a < b ? -1 : 1));
}
