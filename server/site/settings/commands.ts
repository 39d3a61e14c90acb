import type { UpdateSite } from '#contract/site/site.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { readSite } from './queries.ts';

/** Keeps the settings that are given; what equals the present one leaves no trace. */
export async function updateSite(store: Store, author: Author, input: UpdateSite): Promise<void> {
  authorise(author.actor, 'site:update', { kind: 'site' });
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const present = await readSite(db);
    const changed = (Object.keys(input) as (keyof UpdateSite)[]).filter(
      (name) => JSON.stringify(input[name]) !== JSON.stringify(present[name]),
    );
    if (changed.length === 0) return;
    for (const name of changed) {
      const value = JSON.stringify(input[name]);
      await db
        .insertInto('site_setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    }
    audit({
      action: 'site.update',
      subject: 'site:settings',
      before: Object.fromEntries(changed.map((name) => [name, present[name]])),
      after: Object.fromEntries(changed.map((name) => [name, input[name]])),
    });
    siteChanged();
  });
}
