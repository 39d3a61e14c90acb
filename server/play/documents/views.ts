import type { LeagueDocument } from '#contract/documents/league-document.ts';
import type { LeagueDocumentRow } from '#server/platform/db/tables/league-tables.ts';

export function documentView(row: LeagueDocumentRow): LeagueDocument {
  const { id, name, kind, bytes, address, created_at } = row;
  return { id, name, kind, bytes, address, addedAt: new Date(Number(created_at)).toISOString() };
}
