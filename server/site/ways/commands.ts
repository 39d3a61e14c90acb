import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { dropWay } from '#server/platform/messages/drop-way.ts';
import { ALL_WAYS } from '#server/platform/outgoing/queries.ts';
import { giveUpMissed } from '#server/site/push/commands.ts';
import { giveUpPlanned } from '#server/site/sms/commands.ts';
import { giveUpDeliveries } from '#server/site/webhooks/commands.ts';

/**
 * Stops every way at once, or ends that stop; a way's own stop stays as it is. Waiting messages are given up in the
 * same transaction: none of them goes out later by itself. Letters of the newsletter alone wait.
 */
export async function setEverythingStopped(
  store: Store,
  author: Author,
  isStopped: boolean,
): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const is_stopped = Number(isStopped);
    await db
      .insertInto('way_setting')
      .values({ way: ALL_WAYS, is_stopped, public_key: '', private_key: '' })
      .onConflict((conflict) => conflict.column('way').doUpdateSet({ is_stopped }))
      .execute();
    if (isStopped) {
      await giveUpMissed(db);
      await giveUpPlanned(db);
      await giveUpDeliveries(db);
      await dropWay(db, 'mail');
    }
    audit({ action: 'ways.state', subject: 'site:ways', after: { isStopped } });
  });
}
