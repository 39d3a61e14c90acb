import type { EventNamed } from '#domain/volleyball/events.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { SigningPlace } from '#domain/volleyball/scoresheet/signing.ts';
import { sealOf } from '#server/play/signatures/seal.ts';

/** The SHA-256 of what somebody signs at this place. */
export function sealAt(log: MatchLog, { paper, role }: SigningPlace): string {
  return sealOf(log, { role, ...(paper === 'list' && { of: paper }) });
}

/** The entry of the log that a signature at this place is. */
export function signEntry(
  { paper, role }: SigningPlace,
  entry: Omit<EventNamed<'sign'>, 'type' | 'of' | 'role'>,
): EventNamed<'sign'> {
  return { ...entry, type: 'sign', role, ...(paper === 'list' && { of: paper }) };
}

/** The reason of the rules why nobody can sign here now. */
export function refuseSigning(log: MatchLog, place: SigningPlace): Refused | null {
  const step = appendEvent(log, signEntry(place, { id: 'signing', at: 0 }));
  return step.ok ? null : step;
}
