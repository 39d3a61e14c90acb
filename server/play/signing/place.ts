import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { SigningPlace } from '#domain/volleyball/scoresheet/signing.ts';
import { sealOf } from '#server/play/signatures/seal.ts';

/** The SHA-256 of what somebody signs at this place. */
export function sealAt(log: MatchLog, { paper, role }: SigningPlace): string {
  return sealOf(log, { role, ...(paper === 'list' && { of: paper }) });
}
