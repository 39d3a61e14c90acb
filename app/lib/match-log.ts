import type { MatchEvent } from '#domain/volleyball/events.ts';
import { callApi } from './api/call.ts';

/**
 * A page that scores or shows a match tries again by itself. Longer than a slow line takes, and
 * shorter than a browser waits on one that is dead: many minutes.
 */
export const LOG_TIMEOUT_MS = 30_000;

/** The log after entry number `after`, as the domain reads it. */
export async function listEventsAfter(
  id: string,
  after: number,
  onHeaders?: (headers: Headers) => void,
): Promise<MatchEvent[]> {
  const events: MatchEvent[] = [];
  let from = after;
  for (;;) {
    const page = await callApi('GET /matches/{id}/events', {
      path: { id },
      query: { after: from, limit: 1000 },
      timeoutMs: LOG_TIMEOUT_MS,
      onHeaders,
    });
    events.push(...page.items.map(asMatchEvent));
    if (page.next === null) return events;
    from = Number(page.next);
  }
}

type LoggedEvent = { seq: number; recordedAt: string };

/** An entry of the log without its place in it. */
export function asMatchEvent({ seq: _seq, recordedAt: _recordedAt, ...event }: LoggedEvent) {
  return event as MatchEvent;
}
