import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

/** The day is over: each loan ends as soon as its site has everything. */
export async function giveSourcesBack(store: Store, author: Author): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const lent = await db
      .selectFrom('hall_source')
      .select(['id', 'league_id'])
      .where('state', '=', 'lent')
      .execute();
    if (lent.length === 0) throw new AppError('CONFLICT', textOf('hall.nothingLent'));
    for (const { id, league_id } of lent) {
      await db
        .updateTable('hall_source')
        .set({ state: 'returning' })
        .where('id', '=', id)
        .execute();
      audit({ action: 'hall.return', subject: `league:${league_id}`, after: { loan: id } });
    }
  });
}
