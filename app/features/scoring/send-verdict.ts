import { ApiProblem } from '#app/lib/api-client.ts';
import { asMatchEvent } from '#app/lib/api-client-match.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';

/** What an unwilling answer means for the queue. */
export type SendVerdict =
  | { kind: 'unreachable' }
  | { kind: 'stale-base'; missing: readonly MatchEvent[] }
  | { kind: 'stale-pen' }
  | { kind: 'not-allowed' }
  /** The entry at `index` of what was sent can never be kept. */
  | { kind: 'refused'; index: number };

/** Nothing is given up for what may pass: no network, an overloaded or broken server. */
export function judgeAnswer(error: unknown): SendVerdict {
  if (!(error instanceof ApiProblem)) return { kind: 'unreachable' };
  const { status, code } = error;
  if (code === 'STALE_BASE') {
    const { events } = error.members;
    return { kind: 'stale-base', missing: Array.isArray(events) ? events.map(asMatchEvent) : [] };
  }
  if (code === 'STALE_PEN' || code === 'PEN_TAKEN') return { kind: 'stale-pen' };
  if (status === 401 || status === 403 || status === 404) return { kind: 'not-allowed' };
  if (status >= 500 || status === 429 || status === 408) return { kind: 'unreachable' };
  const place = error.errors.map(({ field }) => /^events\.(\d+)/.exec(field)?.[1]).find(Boolean);
  return { kind: 'refused', index: Number(place ?? 0) };
}
