import type { ClubManager } from '#contract/people/club-managers.ts';

/** The name alone: who works for a club with others needs no more of them. */
export function clubManagerView(row: { id: string; name: string; named_at: number }): ClubManager {
  return { id: row.id, name: row.name, since: new Date(Number(row.named_at)).toISOString() };
}
