import type { Transaction } from 'kysely';
import { SITE_BUDGET } from '#contract/sms/sms.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { localDate } from '#server/platform/time/local-time.ts';

type Db = Transaction<Tables>;

export async function setBudget(
  store: Store,
  author: Author,
  budget: string,
  perDay: number,
): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    if (budget !== SITE_BUDGET && !(await hasLeague(db, budget))) throw notFound('league.notFound');
    const before = await perDayOf(db, budget);
    await db
      .insertInto('sms_budget')
      .values({ budget, per_day: perDay })
      .onConflict((conflict) => conflict.column('budget').doUpdateSet({ per_day: perDay }))
      .execute();
    audit({
      action: 'sms.budget',
      subject: subjectOf(budget),
      before: { perDay: before },
      after: { perDay },
    });
  });
}

const subjectOf = (budget: string) => (budget === SITE_BUDGET ? 'site' : `league:${budget}`);

async function hasLeague(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('league')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function perDayOf(db: Db, budget: string): Promise<number> {
  const row = await db
    .selectFrom('sms_budget')
    .select('per_day')
    .where('budget', '=', budget)
    .executeTakeFirst();
  return row?.per_day ?? 0;
}

/** Held until the commit: whoever counts messages before adding one goes after the others of the day. */
export async function holdBudget(db: Db, budget: string, now: number): Promise<void> {
  await db
    .insertInto('sms_spent')
    .values({ budget, day: localDate(now), spent: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['budget', 'day'])
        .doUpdateSet((eb) => ({ spent: eb.ref('sms_spent.spent') })),
    )
    .execute();
}

/**
 * Takes the price out of the budget of the day, in one statement: two who ask at once never take more
 * than there is. Failed messages do not give it back. A message that costs nothing needs no budget.
 *
 * @returns false where too little is left
 */
export async function takeFromBudget(
  db: Db,
  budget: string,
  price: number,
  now: number,
): Promise<boolean> {
  if (price === 0) return true;
  const perDay = await perDayOf(db, budget);
  if (price > perDay) return false;
  const taken = await db
    .insertInto('sms_spent')
    .values({ budget, day: localDate(now), spent: price })
    .onConflict((conflict) =>
      conflict
        .columns(['budget', 'day'])
        .doUpdateSet((eb) => ({ spent: eb('sms_spent.spent', '+', price) }))
        .where('sms_spent.spent', '<=', perDay - price),
    )
    .returning('spent')
    .executeTakeFirst();
  return taken !== undefined;
}
