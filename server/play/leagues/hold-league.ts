import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';

/**
 * The league, held until the commit: whatever changes who plays in it, its groups, tables or plans
 * goes one after the other. Two at once would each see the half that was there before.
 */
export function holdLeague(db: Write['db'], id: string): Promise<LeagueRow | undefined> {
  return db
    .updateTable('league')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
