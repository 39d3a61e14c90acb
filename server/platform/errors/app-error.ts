import type { FieldError } from '#contract/problem.ts';

/** Every way in which a request may be refused, with its HTTP status. Closed: the API's promise. */
export const ERROR_STATUS = {
  MALFORMED: 400,
  INVALID_FIELDS: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE_BASE: 409,
  STALE_PEN: 409,
  PEN_TAKEN: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  REFUSED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

export type ErrorExtras = {
  errors?: FieldError[];
  /** Further members of the problem, such as the missing events of STALE_BASE. */
  members?: Record<string, unknown>;
  /** Takes the place of `code` in the answer: a refusal of the domain such as STALE_RALLY. */
  refusal?: string;
};

/** A refusal that the caller is told about; `detail` is the sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, detail: string, extras: ErrorExtras = {}) {
    super(detail);
    this.name = 'AppError';
    this.code = code;
    this.extras = extras;
  }

  get status(): ErrorStatus {
    return ERROR_STATUS[this.code];
  }
}

export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} not found.`);
}

/** Somebody else wrote what this was to be built on, and trying again here would not mend it. */
export function changedMeanwhile(): AppError {
  return new AppError('CONFLICT', 'This changed at the same moment elsewhere. Try again.');
}

/** Asked too often: the next try may come after `retryAfter` seconds. */
export function tooMany(detail: string, retryAfter: number): AppError {
  return new AppError('TOO_MANY', detail, { members: { retryAfter } });
}

/** A rule of the sport or of the house says no. */
export function refused(refusal: string, detail: string, field?: string): AppError {
  const errors = field ? [{ field, message: detail }] : undefined;
  return new AppError('REFUSED', detail, { refusal, errors });
}
