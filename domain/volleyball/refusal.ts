/**
 * The reason why an event is refused. Two kinds:
 *
 * - hard: the state after it would be undefined. Nothing overrides these.
 * - breach: the state is defined but a rule of play is broken. Refused, unless the event carries
 *   `override` with a reason, for the referee decides; then it is accepted with a warning of that code.
 */
export const HARD_REFUSALS = [
  'MATCH_NOT_LIVE',
  'MATCH_STARTED',
  'MATCH_OVER',
  'MATCH_NOT_OVER',
  'ALREADY_LIVE',
  'FINALISED',
  'SHEET_OFFICIAL',
  'NO_ACTIVE_SET',
  'SET_RUNNING',
  'SET_NOT_OVER',
  'SET_MISSING',
  'SET_PLAYED',
  'SETS_KNOWN',
  'NO_SUCH_SET',
  'STALE_RALLY',
  'NO_RALLY',
  'CONFLICT',
  'ID_REUSED',
  'UNKNOWN_EVENT',
  'INVALID_SCORE',
  'INVALID_FINAL_SCORE',
  'INVALID_FINAL_RESULT',
  'SCORE_BACKWARDS',
  'SCORE_UNREACHABLE',
  'BREAKS_LATER',
  'TARGET_UNKNOWN',
  'ALREADY_VOID',
  'NOT_A_RALLY',
  'NOTHING_TO_CHANGE',
  'MEND_UNCLEAR',
  'OTHER_KIND',
  'NO_TIME_LIMIT',
  'LINEUP_SIZE',
  'LINEUP_DUPLICATE',
  'LINEUP_MISSING',
  'LIST_MISSING',
  'FIRST_SERVE_MISSING',
  'OUT_NOT_ON_COURT',
  'IN_ALREADY_ON_COURT',
  'LIBERO_NOT_ON_COURT',
  'LIBERO_ALREADY_ON_COURT',
  'NEW_ON_COURT',
  'SERVER_NOT_ON_COURT',
  'CANCEL_TOO_MANY',
] as const;
export type HardRefusal = (typeof HARD_REFUSALS)[number];

export const BREACHES = [
  'TOSS_NOT_DUE',
  'NOT_REGISTERED',
  'SHEET_DUPLICATE',
  'SHEET_SIZE',
  'SHEET_LIBEROS',
  'SHEET_CAPTAIN',
  'SHEET_VS2',
  'LIBERO_IN_SIX',
  'BARRED_EXPELLED',
  'BARRED_DISQUALIFIED',
  'BARRED_REPLACED',
  'WRONG_SERVER',
  'LIBERO_IN_FRONT_ROW',
  'LIBERO_MAY_NOT_SERVE',
  'TIMEOUT_LIMIT',
  'TIMEOUT_AFTER_CHALLENGE',
  'TECHNICAL_TIMEOUT_NOT_DUE',
  'SUB_LIMIT',
  'SUB_PAIR_CLOSED',
  'SUB_ALREADY_USED',
  'SUB_NOT_ALLOWED',
  'SUB_IS_LIBERO',
  'SUB_STILL_POSSIBLE',
  'SECOND_REQUEST',
  'REQUEST_AFTER_DELAY',
  'LIBERO_UNKNOWN',
  'LIBERO_LIMIT',
  'LIBERO_NEEDS_RALLY',
  'LIBERO_BACK_ROW_ONLY',
  'LIBERO_WRONG_RETURN',
  'LIBERO_STILL_ABLE',
  'IMPROPER_USED',
  'CHALLENGE_LIMIT',
] as const;
export type Breach = (typeof BREACHES)[number];

/** Notes that never refuse. */
export const NOTICES = [
  'FIRST_SERVE_ORDER',
  'RECOVERY_USED',
  'REPLAY_DUE',
  'UNSIGNED',
  'SANCTION_SCALE',
  'IRREGULAR_TOTAL',
] as const;
export type Notice = (typeof NOTICES)[number];

export type Refusal = HardRefusal | Breach;

/** One plain English sentence in `detail`; `override` is the reason given, if the event gave one. */
export type Warning = { code: Breach | Notice; detail: string; override?: string };

export type Refused = { ok: false; refusal: Refusal; detail: string; field?: string };

export function refuse(refusal: Refusal, detail: string, field?: string): Refused {
  return field === undefined
    ? { ok: false, refusal, detail }
    : { ok: false, refusal, detail, field };
}
