import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author } from '#server/platform/db/write.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { saveEvents } from '#server/play/scoring/save-events.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';

/** The opponent goes on without playing. */
export async function forfeit(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  row: MatchRow,
  team: string,
): Promise<void> {
  const log = await readLog(tx.db, row, store.logs);
  const side = row.team1_id === team ? 'team1' : 'team2';
  const envelope = () => ({ id: newId(author.now), at: author.now });
  await saveEvents(tx, store, author, row, log, [
    { ...envelope(), type: 'forfeit', team: side },
    { ...envelope(), type: 'end' },
  ]);
}

/**
 * A team that has withdrawn came into a match: it forfeits, and the withdrawal remembers it, so
 * that taking it back opens the match again.
 */
export async function forfeitIfWithdrawn(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  leagueId: string,
  matchId: string,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  const entry = await tx.db
    .selectFrom('table_entry')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'withdrawal')
    .where('team_id', 'in', [row.team1_id, row.team2_id])
    .orderBy('id')
    .executeTakeFirst();
  if (!entry) return false;
  await forfeit(tx, store, author, row, entry.team_id);
  const body = JSON.parse(entry.body) as { walkovers?: string[] };
  const walkovers = [...(body.walkovers ?? []), matchId];
  await tx.db
    .updateTable('table_entry')
    .set({ body: JSON.stringify({ ...body, walkovers }) })
    .where('id', '=', entry.id)
    .execute();
  return true;
}
