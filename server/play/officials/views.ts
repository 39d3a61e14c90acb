import type { Duty, MatchOfficial, Official } from '#contract/people/official.ts';
import type { OfficialRow } from '#server/platform/db/tables/official-tables.ts';

export type OfficialFacts = OfficialRow & { account_name: string | null };

/** As administrators see one. */
export function officialView(row: OfficialFacts): Official {
  const { user_id: id, account_name: name } = row;
  return {
    id: row.id,
    name: row.name,
    level: row.level,
    city: row.city,
    phone: row.phone,
    email: row.email,
    note: row.note,
    account: id !== null && name !== null ? { id, name } : null,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** As the secretary of a league sees one, to choose officials for its matches. */
export function officialChoiceView(row: OfficialFacts): Official {
  return { ...officialView(row), phone: null, email: null, note: '', account: null };
}

/** As everybody sees one: the name and what they do in a match. */
export function matchOfficialView(row: { id: string; name: string; duty: string }): MatchOfficial {
  return { id: row.id, name: row.name, duty: row.duty as Duty };
}
