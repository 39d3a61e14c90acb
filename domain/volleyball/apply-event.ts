import { settle } from './derive.ts';
import type { EventOf, EventType, MatchEvent } from './events.ts';
import type { MatchRules } from './match-rules.ts';
import type { MatchState } from './match-state.ts';
import type { Applied, Finding, ReadingMode } from './outcome.ts';
import { accept } from './outcome.ts';
import { award, forfeit, incomplete } from './play/decision.ts';
import { confirmSet, finalise, note, sign } from './play/formality.ts';
import { challenge, medical, technicalTimeout, timeout } from './play/interruption.ts';
import { libero, redesignateLibero } from './play/libero.ts';
import { lineup, setUp, toss } from './play/lineup.ts';
import { cancel, end, postpone, resume, start, suspend } from './play/match-status.ts';
import { delay, improper, sanction } from './play/misconduct.ts';
import { rally, replay } from './play/rally.ts';
import { restore, rotationFault } from './play/rectification.ts';
import { startSet } from './play/set-start.ts';
import { result, setResult, setScore, timeUp } from './play/set-total.ts';
import { substitution } from './play/substitution.ts';
import type { Refused, Warning } from './refusal.ts';
import { BREACHES, refuse } from './refusal.ts';

type Handler<T extends EventType> = (
  rules: MatchRules,
  state: MatchState,
  event: { type: T } & EventOf[T],
  mode: ReadingMode,
) => Applied;

const HANDLERS: { [T in EventType]: Handler<T> } = {
  start,
  end,
  postpone,
  cancel,
  suspend,
  resume,
  'match-setup': setUp,
  toss,
  lineup,
  'set-start': startSet,
  rally,
  replay,
  'time-up': timeUp,
  timeout,
  'technical-timeout': technicalTimeout,
  substitution,
  libero,
  'libero-redesignate': redesignateLibero,
  challenge,
  medical,
  'rotation-fault': rotationFault,
  restore,
  improper,
  delay,
  sanction,
  incomplete,
  forfeit,
  default: forfeit,
  award,
  'set-score': setScore,
  'set-result': setResult,
  result,
  'set-confirm': confirmSet,
  sign,
  finalise,
  remark: note,
  protest: note,
  lot: note,
  void: amended,
  correct: amended,
  insert: amended,
};

/** Notes may be added to an official sheet without changing it. */
const ALWAYS_TAKEN: readonly EventType[] = ['remark', 'protest', 'lot'];

const NO_WARNINGS: readonly Warning[] = [];

export type AppliedEvent = { ok: true; state: MatchState; warnings: readonly Warning[] } | Refused;

/** One event upon a state. Hard refusals refuse in every mode. */
export function applyEvent(
  rules: MatchRules,
  state: MatchState,
  event: MatchEvent,
  mode: ReadingMode,
): AppliedEvent {
  const handler = HANDLERS[event.type] as Handler<EventType> | undefined;
  if (handler === undefined) {
    return refuse('UNKNOWN_EVENT', `There is no event "${event.type}".`, 'type');
  }
  const official = state.finalised && !ALWAYS_TAKEN.includes(event.type);
  if (official && event.override === undefined) {
    return refuse('FINALISED', 'The sheet is official; a correction needs a reason.', 'override');
  }
  const applied = handler(rules, state, event as never, mode);
  if (!applied.ok) return applied;
  const breach = mode === 'judge' && event.override === undefined ? breachIn(applied) : null;
  if (breach !== null) return breach;
  const { findings } = applied;
  const warnings =
    findings.length === 0 ? NO_WARNINGS : findings.map((it) => warningOf(it, event.override));
  // A state that the event did not change belongs to the log before it.
  const next = applied.state === state ? { ...state } : applied.state;
  if (official) {
    next.corrected = true;
    next.sheetVersion += 1;
  }
  if (warnings.length > 0) {
    const noted = warnings.map((warning) => ({ ...warning, event: event.id }));
    next.warnings = [...state.warnings, ...noted];
  }
  settle(rules, next);
  return { ok: true, state: next, warnings };
}

function breachIn(applied: { findings: readonly Finding[] }): Refused | null {
  for (const { code, detail, field } of applied.findings) {
    const breach = BREACHES.find((known) => known === code);
    if (breach !== undefined) return refuse(breach, detail, field);
  }
  return null;
}

function warningOf({ code, detail }: Finding, override: string | undefined): Warning {
  return override === undefined ? { code, detail } : { code, detail, override };
}

/** The effect of an amendment is applied to the log before it is folded (amendments.ts). */
function amended(_: MatchRules, state: MatchState): Applied {
  return accept(state);
}
