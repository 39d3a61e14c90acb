import { LIST_ROLES, SIGNING_ROLES, type SigningManner, type SigningRole } from '../events.ts';
import { appendEvent, type MatchLog } from '../match-log.ts';
import type { SignatureRecord } from '../match-state.ts';
import type { Refused } from '../refusal.ts';
import type { Side } from '../side.ts';

/** The list of a team before the match, or the whole sheet after it. */
export const SIGNED_PAPERS = ['list', 'sheet'] as const;
export type SignedPaper = (typeof SIGNED_PAPERS)[number];

/** A place for a signature on one of the papers of a match. */
export type SigningPlace = { paper: SignedPaper; role: SigningRole };

/** The team for which a role signs; referees and scorers sign for neither. */
export function signingSide(role: SigningRole): Side | null {
  if (!role.startsWith('captain') && !role.startsWith('coach')) return null;
  return role.endsWith('1') ? 'team1' : 'team2';
}

/** Whether a signature is more than a name that anybody may have confirmed. */
export function hasIdentity({ manner }: { manner?: SigningManner }): boolean {
  return manner !== 'name';
}

/** The reason of the rules why nobody can sign here now. */
export function refuseSigning(log: MatchLog, { paper, role }: SigningPlace): Refused | null {
  const signed = paper === 'list' ? { role, of: paper } : { role };
  const step = appendEvent(log, { id: 'signing', at: 0, type: 'sign', ...signed });
  return step.ok ? null : step;
}

const PLACES: readonly SigningPlace[] = [
  ...LIST_ROLES.map((role) => ({ paper: 'list', role }) as const),
  ...SIGNING_ROLES.map((role) => ({ paper: 'sheet', role }) as const),
];

/**
 * The places where a signature can be given now and none stands yet.
 *
 * @param counts whether a signature that stands there is enough for the competition
 */
export function openPlaces(
  log: MatchLog,
  counts: (signature: SignatureRecord) => boolean = () => true,
): SigningPlace[] {
  const { finalised, listSignatures, signatures } = log.state;
  if (finalised) return [];
  const signed = { list: listSignatures.filter(counts), sheet: signatures.filter(counts) };
  return PLACES.filter(
    (place) =>
      !signed[place.paper].some(({ role }) => role === place.role) &&
      refuseSigning(log, place) === null,
  );
}
