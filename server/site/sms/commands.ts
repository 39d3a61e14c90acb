import type { Transaction } from 'kysely';
import type { Language } from '#contract/language.ts';
import { SITE_BUDGET, type SmsCarrier } from '#contract/sms/sms.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { dropWay } from '#server/platform/messages/drop-way.ts';
import { carriageTo, type Prices } from './carriage.ts';
import { planSms } from './plan.ts';
import { onePart } from './text.ts';
import { WORDS } from './words.ts';

/** Everything that waits is given up with a stop, and is not sent when messages may go out again. */
export async function setSmsStopped(
  store: Store,
  author: Author,
  isStopped: boolean,
): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const is_stopped = Number(isStopped);
    await db
      .insertInto('way_setting')
      .values({ way: 'sms', is_stopped, public_key: '', private_key: '' })
      .onConflict((conflict) => conflict.column('way').doUpdateSet({ is_stopped }))
      .execute();
    if (isStopped) await giveUpPlanned(db);
    audit({ action: 'sms.state', subject: 'site:sms', after: { isStopped } });
  });
}

/** With a stop: what waits is not sent when messages may go out again. */
export async function giveUpPlanned(db: Transaction<Tables>): Promise<void> {
  await dropWay(db, 'sms');
  await db
    .updateTable('sms')
    .set({ state: 'stopped', error: 'administrator', number: null })
    .where('state', '=', 'planned')
    .execute();
}

type NewTest = { number: string; language: Language; carrier: SmsCarrier; prices: Prices };

/** @returns the id of the message; undefined where the carrier is not set up or the budget has no room */
export async function planTest(
  store: Store,
  author: Author,
  { number, language, carrier, prices }: NewTest,
): Promise<string | undefined> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const { vault } = store;
  return write(store, author, async ({ db }) => {
    const address = vault.digest(number);
    const carriage = await carriageTo(db, address, carrier, prices, author.now);
    if (carriage === undefined) return undefined;
    return planSms(
      db,
      {
        ...carriage,
        address,
        number: vault.seal(number),
        budget: SITE_BUDGET,
        occasion: `test:${newId(author.now)}`,
        kind: 'test',
        text: onePart(WORDS[language].test),
      },
      author.now,
    );
  });
}
