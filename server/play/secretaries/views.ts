import type { Secretary } from '#contract/leagues/secretaries.ts';

/** The name alone: who runs a league with others needs no more of them. */
export function secretaryView(row: { id: string; name: string; named_at: number }): Secretary {
  return { id: row.id, name: row.name, since: new Date(Number(row.named_at)).toISOString() };
}
