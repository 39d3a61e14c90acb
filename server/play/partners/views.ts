import type { Partner, PartnerEntry } from '#contract/people/partner.ts';
import type { PartnerRow } from '#server/platform/db/tables/official-tables.ts';

export type PartnerFacts = PartnerRow & { league_count: number | null };

export function partnerView(row: PartnerFacts): Partner {
  return {
    id: row.id,
    name: row.name,
    link: row.link,
    logo: row.logo,
    leagueCount: Number(row.league_count ?? 0),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** As administrators see one. */
export function partnerEntryView(
  row: PartnerFacts & { account_name: string | null },
): PartnerEntry {
  const { user_id: id, account_name: name } = row;
  return {
    ...partnerView(row),
    account: id !== null && name !== null ? { id, name } : null,
  };
}

/** As the secretary of a league sees one, to name the league's partner. */
export function partnerChoiceView(row: PartnerFacts): PartnerEntry {
  return { ...partnerView(row), account: null };
}
