import { createHash } from 'node:crypto';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { signedText } from '#domain/volleyball/scoresheet/signed-log.ts';

/** The SHA-256 of what is signed: of the log as it stands, or of a team list. */
export function sealOf(log: MatchLog, signature: Pick<EventNamed<'sign'>, 'of' | 'role'>): string {
  return createHash('sha256').update(signedText(log, signature)).digest('hex');
}

/** A signature with the seal of what it stands under; one that was given elsewhere has that of what was shown there. */
export function sealed(log: MatchLog, event: MatchEvent): MatchEvent {
  if (event.type !== 'sign' || event.seal !== undefined) return event;
  return { ...event, seal: sealOf(log, event) };
}
