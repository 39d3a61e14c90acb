import { createHash } from 'node:crypto';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { signedText } from '#domain/volleyball/scoresheet/signed-log.ts';

type Signature = Pick<EventNamed<'sign'>, 'of' | 'role'>;

/** Of whole sheets: every role signs the same, and each signature of a match is compared with it. */
const sheetSeals = new WeakMap<MatchLog, string>();

/** The SHA-256 of what is signed: of the log as it stands, or of a team list. */
export function sealOf(log: MatchLog, signature: Signature): string {
  if (signature.of === 'list') return reckonSeal(log, signature);
  const seal = sheetSeals.get(log) ?? reckonSeal(log, signature);
  sheetSeals.set(log, seal);
  return seal;
}

function reckonSeal(log: MatchLog, signature: Signature): string {
  return createHash('sha256').update(signedText(log, signature)).digest('hex');
}

/** A signature with the seal of what it stands under; one that was given elsewhere has that of what was shown there. */
export function sealed(log: MatchLog, event: MatchEvent): MatchEvent {
  if (event.type !== 'sign' || event.seal !== undefined) return event;
  return { ...event, seal: sealOf(log, event) };
}
