import type { Signature } from '#contract/matches/signature.ts';
import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';

/** The last signature of each role, without those taken back. */
export function signatureViews(log: MatchLog, drawings: ReadonlyMap<string, string>): Signature[] {
  const byRole = new Map<string, Signature>();
  for (const event of amendedEvents(log.events)) {
    if (event.type !== 'sign') continue;
    byRole.delete(event.role);
    byRole.set(event.role, {
      role: event.role,
      name: event.name ?? null,
      drawing: drawings.get(event.id) ?? null,
      signedAt: new Date(event.at).toISOString(),
    });
  }
  return [...byRole.values()];
}
