import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import type { RecipientKey } from './message.ts';

/** Somebody has lost the right to hear of a league: nothing that still waits goes to them. */
export async function withdrawMessages(
  db: Transaction<Tables>,
  recipient: RecipientKey,
  leagueId: string,
): Promise<void> {
  await db
    .updateTable('message_to')
    .set({ due_at: null, ways_left: '' })
    .where('recipient', '=', recipient)
    .where('due_at', 'is not', null)
    .where('message_id', 'in', (eb) =>
      eb.selectFrom('message').select('id').where('league_id', '=', leagueId),
    )
    .execute();
}
