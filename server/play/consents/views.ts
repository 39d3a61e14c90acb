import { CONSENT_SCOPES, type Consent } from '#contract/people/consent.ts';
import type { PlayerConsentRow } from '#server/platform/db/tables/people-tables.ts';

/** @param names of the accounts that noted or withdrew; one that was erased has none */
export function consentView(row: PlayerConsentRow, names: ReadonlyMap<string, string>): Consent {
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return {
    id: row.id,
    givenBy: row.given_by,
    relation: row.relation,
    scopes: CONSENT_SCOPES.filter((scope) => row[scope] === 1),
    givenOn: row.given_on,
    source: row.source,
    notedAt: new Date(row.noted_at).toISOString(),
    notedBy: person(row.noted_by),
    withdrawnAt: row.withdrawn_at === null ? null : new Date(row.withdrawn_at).toISOString(),
    withdrawnBy: person(row.withdrawn_by),
  };
}
