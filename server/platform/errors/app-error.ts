import { inEnglish, type Text, type TextKey, textOf } from '#contract/text/text.ts';

/** Every way in which a request may be refused, with its HTTP status. Closed: the API's promise. */
export const ERROR_STATUS = {
  MALFORMED: 400,
  INVALID_FIELDS: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR: 401,
  NEW_PASSWORD: 401,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  WRONG_METHOD: 405,
  CONFLICT: 409,
  STALE_BASE: 409,
  STALE_PEN: 409,
  PEN_TAKEN: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  REFUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** A field of the request and the text that says why it was not taken. */
export type FieldFault = { field: string; text: Text };

export type ErrorExtras = {
  errors?: FieldFault[] | undefined;
  /** Further members of the problem, such as the missing events of STALE_BASE. */
  members?: Record<string, unknown>;
  /** Takes the place of `code` in the answer: a refusal of the domain such as STALE_RALLY. */
  refusal?: string;
};

/** A refusal that the caller is told about; `text` is the sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: Text;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, text: Text, extras: ErrorExtras = {}) {
    super(inEnglish(text));
    this.name = 'AppError';
    this.code = code;
    this.text = text;
    this.extras = extras;
  }

  get status(): ErrorStatus {
    return ERROR_STATUS[this.code];
  }
}

type NotFoundKey = Extract<TextKey, `${string}.notFound`>;

export function notFound(key: NotFoundKey): AppError {
  return new AppError('NOT_FOUND', { key });
}

/** Somebody else wrote what this was to be built on, and trying again here would not mend it. */
export function changedMeanwhile(): AppError {
  return new AppError('CONFLICT', textOf('call.changedElsewhere'));
}

/** Asked too often: the next try may come after `retryAfter` seconds. */
export function tooMany(text: Text, retryAfter: number): AppError {
  return new AppError('TOO_MANY', text, { members: { retryAfter } });
}

/** A refusal by the rules of play, as the domain gives it. */
type RuleRefusal = { refusal: string; detail: string; field?: string | undefined };

/** The text of a refusal by the rules of play: clients know it by its code, `refusal`. */
export function ruleText({ refusal, detail }: RuleRefusal): Text {
  return { key: 'rule.refused', params: { refusal, detail } };
}

export function refusedByRule(rule: RuleRefusal): AppError {
  return refused(rule.refusal, ruleText(rule), rule.field);
}

/** A rule of the sport or of the house says no. */
export function refused(refusal: string, text: Text, field?: string): AppError {
  const errors = field ? [{ field, text }] : undefined;
  return new AppError('REFUSED', text, { refusal, errors });
}
