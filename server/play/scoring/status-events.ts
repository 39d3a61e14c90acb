import type { MatchStatus } from '#contract/matches/match.ts';
import { textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import { refused } from '#server/platform/errors/app-error.ts';

type Envelope = { id: string; at: number };

const STATUS_TYPES = new Set(['start', 'end', 'postpone', 'cancel', 'suspend', 'resume']);

/**
 * The events that bring a match to a status. 'not started' takes back what was said of the status,
 * as long as nothing has been played; so does leaving 'cancelled'.
 */
export function statusEvents(
  log: MatchLog,
  target: MatchStatus,
  envelope: () => Envelope,
): MatchEvent[] {
  const now = log.state.status;
  if (now === target) return [];
  switch (target) {
    case 'Live': {
      const type = now === 'suspended' ? 'resume' : 'start';
      return now === 'cancelled'
        ? [...takeBack(log, envelope), { ...envelope(), type }]
        : [{ ...envelope(), type }];
    }
    case 'ended':
      return [{ ...envelope(), type: 'end' }];
    case 'postponed':
      return [{ ...envelope(), type: 'postpone' }];
    case 'suspended':
      return [{ ...envelope(), type: 'suspend' }];
    case 'cancelled':
      return [{ ...envelope(), type: 'cancel' }];
    case 'not started':
      return takeBack(log, envelope);
  }
}

/** The same with the reason of a match that is called off. */
export function withReason(
  events: readonly MatchEvent[],
  reason: string | null | undefined,
): MatchEvent[] {
  return events.map((event) =>
    reason && (event.type === 'postpone' || event.type === 'cancel')
      ? { ...event, why: reason }
      : event,
  );
}

function takeBack(log: MatchLog, envelope: () => Envelope): MatchEvent[] {
  const standing = standingEvents(log.events);
  if (!standing.every((event) => STATUS_TYPES.has(event.type))) {
    throw refused('MATCH_STARTED', textOf('match.playedInPart'), 'status');
  }
  const [target, ...also] = standing.map((event) => event.id).reverse();
  if (target === undefined) return [];
  return [{ ...envelope(), type: 'void', target, also }];
}
