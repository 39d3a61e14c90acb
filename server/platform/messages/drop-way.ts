import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import type { Way } from './message.ts';

type Db = Transaction<Tables>;

/** With a stop: no message that waits goes this way any more, also after the end of the stop. */
export async function dropWay(db: Db, way: Way): Promise<void> {
  const waiting = await db
    .selectFrom('message_to')
    .select('ways_left')
    .distinct()
    .where('due_at', 'is not', null)
    .execute();
  for (const { ways_left } of waiting) {
    const others = ways_left.split(' ').filter((name) => name !== way);
    await db
      .updateTable('message_to')
      .set({ ways_left: others.join(' ') })
      .where('due_at', 'is not', null)
      .where('ways_left', '=', ways_left)
      .execute();
  }
  // One that no way was tried for yet still comes into the app.
  await db
    .updateTable('message_to')
    .set({ due_at: null })
    .where('due_at', 'is not', null)
    .where('ways_left', '=', '')
    .where('delivery', 'is not', null)
    .execute();
  if (way === 'mail') await dropMails(db);
}

/** Letters of the office that are in the queue; their texts are not kept. */
async function dropMails(db: Db): Promise<void> {
  await db
    .updateTable('mail')
    .set({ due_at: null, last_error: 'stopped', text: '', html: '', headers: '{}' })
    .where('delivery', 'is not', null)
    .where('due_at', 'is not', null)
    .execute();
}
