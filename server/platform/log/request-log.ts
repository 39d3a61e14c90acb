import type { Logger } from 'pino';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import type { SecurityEvent } from '#server/platform/http/security-events.ts';
import { createLineLimit } from './line-limit.ts';

/** The log of requests. */
export type RequestLog = {
  fault: (error: unknown, path: string, requestId?: string) => void;
  security: (event: SecurityEvent) => void;
  /** Writes the last sums. */
  stop: () => void;
};

/** At LOG_LEVEL=warn refusals and faults are left of the security log. */
const SECURITY_LEVEL = { done: 'info', refused: 'warn', failed: 'error' } as const;
/** Lines of one kind in a minute: enough to see who and whence. */
const MAX_LINES = 20;

/**
 * Lines of requests, which strangers can cause: of each kind 20 a minute, and one that says how many
 * more there were. People who are signed in are a kind apart, so that nobody's flood hides them.
 */
export function createRequestLog(log: Logger, minuteMs?: number): RequestLog {
  const sums = new Map<string, object>();
  const limit = createLineLimit({
    most: MAX_LINES,
    ...(minuteMs === undefined ? {} : { minuteMs }),
    onSum: (kind, leftOut) => log.warn({ ...sums.get(kind), leftOut }, `left out ${leftOut} lines`),
  });

  function admits(about: Record<string, unknown>): boolean {
    const kind = JSON.stringify(about);
    const isWritten = limit.admits(kind);
    if (!isWritten) sums.set(kind, about);
    return isWritten;
  }

  return {
    fault(error, path, requestId) {
      if (admits({ of: 'request failed', cause: causeOf(error) })) {
        log.error({ err: error, path, requestId }, 'request failed');
      }
    },
    security(event) {
      const { event: name, outcome, code, actor } = event;
      const about = { of: 'security', event: name, outcome, code, isSignedIn: actor !== 'nobody' };
      if (admits(about)) log[SECURITY_LEVEL[outcome]](event, 'security');
    },
    stop: limit.stop,
  };
}

/** The sort of fault: a closed list, and no text that a request may influence. */
function causeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return databaseFault(error) ?? (typeof code === 'string' ? code : 'unknown');
}
