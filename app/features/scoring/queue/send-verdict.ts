import { ApiProblem } from '#app/lib/api/client.ts';
import { asMatchEvent } from '#app/lib/match-log.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { UnfoldableLogError } from '#domain/volleyball/unfoldable-log-error.ts';

/** The meaning of a refusal for the queue. */
export type SendVerdict =
  | { kind: 'unreachable' }
  /** `seq`: the length of the server's log. */
  | { kind: 'stale-base'; seq: number; missing: readonly MatchEvent[] }
  /** `epoch`: the number of the pen as it is now. */
  | { kind: 'stale-pen'; epoch: number | null }
  /** This device has neither a session nor a link any more. */
  | { kind: 'signed-out' }
  | { kind: 'not-allowed' }
  /** The match has been deleted. */
  | { kind: 'gone' }
  /** The rules of the match are not those that this page was made with. */
  | { kind: 'outdated' }
  /** The entry at `index` of what was sent can never be kept. */
  | { kind: 'refused'; index: number };

/** Nothing is given up for what may pass: no network, an overloaded or broken server. */
export function judgeAnswer(error: unknown): SendVerdict {
  if (error instanceof UnfoldableLogError) return { kind: 'outdated' };
  if (!(error instanceof ApiProblem)) return { kind: 'unreachable' };
  const { status, code, members } = error;
  if (code === 'STALE_BASE') {
    const missing = Array.isArray(members.events) ? members.events.map(asMatchEvent) : [];
    return { kind: 'stale-base', seq: Number(members.seq), missing };
  }
  if (code === 'STALE_PEN' || code === 'PEN_TAKEN' || code === 'MATCH_LENT') {
    return { kind: 'stale-pen', epoch: typeof members.epoch === 'number' ? members.epoch : null };
  }
  if (status === 401) return { kind: 'signed-out' };
  if (status === 403) return { kind: 'not-allowed' };
  if (status === 404) return { kind: 'gone' };
  if (status >= 500 || status === 429 || status === 408) return { kind: 'unreachable' };
  const place = error.errors.map(({ field }) => /^events\.(\d+)/.exec(field)?.[1]).find(Boolean);
  return { kind: 'refused', index: Number(place ?? 0) };
}
