import type { Signature } from '#contract/matches/signature.ts';
import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { sealOf } from './seal.ts';

/** The last signature of each role, of lists and of the sheet, without those taken back. */
export function signatureViews(log: MatchLog, drawings: ReadonlyMap<string, string>): Signature[] {
  const byPlace = new Map<string, Signature>();
  for (const event of amendedEvents(log.events)) {
    if (event.type !== 'sign') continue;
    const { role, of = 'sheet', seal = null } = event;
    const place = `${of} ${role}`;
    const drawing = drawings.get(event.id) ?? null;
    byPlace.delete(place);
    byPlace.set(place, {
      role,
      of,
      name: event.name ?? null,
      drawing,
      signedAt: new Date(event.at).toISOString(),
      protest: event.protest === true,
      seal,
      // Old entries do not say it: there the drawing tells.
      manner: event.manner ?? (drawing === null ? 'name' : 'drawn'),
      changed: seal !== null && seal !== sealOf(log, event),
    });
  }
  const standing = new Set([
    ...log.state.signatures.map(({ role }) => `sheet ${role}`),
    ...log.state.listSignatures.map(({ role }) => `list ${role}`),
  ]);
  return [...byPlace].filter(([place]) => standing.has(place)).map(([, signature]) => signature);
}
