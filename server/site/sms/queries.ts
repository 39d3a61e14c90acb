import { SITE_BUDGET, type SmsReport, type SmsState } from '#contract/sms/sms.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listOpenLeagues } from '#server/play/matches/queries.ts';

const REPORT_MS = 30 * 24 * 60 * 60_000;

export async function countNumbers(db: Database): Promise<number> {
  const { numbers } = await db
    .selectFrom('delivery_address')
    .select((eb) => eb.fn.countAll<number>().as('numbers'))
    .where('way', '=', 'sms')
    .executeTakeFirstOrThrow();
  return Number(numbers);
}

/** Messages that are planned or on their way. */
export async function countWaitingSms(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('sms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', ['planned', 'sending'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The site's, then those of leagues that are played or have one. */
export async function listBudgets(
  store: Store,
  price: number,
  now: number,
): Promise<SmsReport['budgets']> {
  const { db } = store;
  const [open, budgets, spent] = await Promise.all([
    listOpenLeagues(store),
    db.selectFrom('sms_budget').selectAll().execute(),
    db.selectFrom('sms_spent').selectAll().where('day', '=', localDate(now)).execute(),
  ]);
  const ids = [...new Set([...open, ...budgets.map(({ budget }) => budget)])];
  const leagues = await db
    .selectFrom('league')
    .select(['id', 'name'])
    .where('id', 'in', ids.length === 0 ? [''] : ids)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  const rows = [{ id: SITE_BUDGET, name: null }, ...leagues];
  return Promise.all(
    rows.map(async ({ id, name }) => {
      const followers = name === null ? 0 : await countFollowers(db, id);
      return {
        budget: id,
        name,
        perDay: budgets.find(({ budget }) => budget === id)?.per_day ?? 0,
        spent: spent.find(({ budget }) => budget === id)?.spent ?? 0,
        followers,
        estimate: followers * price,
      };
    }),
  );
}

/** Numbers that hear of the league, of one of its teams or of one of its matches. */
async function countFollowers(db: Database, league: string): Promise<number> {
  const { count } = await db
    .selectFrom('follow_tell')
    .select((eb) => eb.fn.count<number>('follower_id').distinct().as('count'))
    .where('way', '=', 'sms')
    .where((eb) =>
      eb.or([
        eb('subject_id', '=', league),
        eb(
          'subject_id',
          'in',
          eb.selectFrom('league_team').select('team_id').where('league_id', '=', league),
        ),
        eb('subject_id', 'in', eb.selectFrom('match').select('id').where('league_id', '=', league)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A message that did not arrive has its price, too. */
const PAID_STATES: readonly SmsState[] = ['sent', 'delivered', 'undelivered', 'unknown'];

/** Counts by day, kind and outcome; no row has a number in it. */
export async function listOutcomes(db: Database, now: number): Promise<SmsReport['outcomes']> {
  const rows = await db
    .selectFrom('sms')
    .select(['created_at', 'kind', 'state', 'error', 'estimate', 'cost'])
    .where('created_at', '>', now - REPORT_MS)
    .orderBy('created_at', 'desc')
    .execute();
  const groups = Map.groupBy(rows, ({ created_at, kind, state, error }) =>
    JSON.stringify([localDate(created_at), kind, state, error]),
  );
  return [...groups.values()].map((same) => {
    const { created_at, kind, state, error } = same[0]!;
    const isPaid = PAID_STATES.includes(state);
    const cost = same.reduce((sum, row) => sum + (row.cost ?? row.estimate), 0);
    return {
      day: localDate(created_at),
      kind,
      state,
      error,
      count: same.length,
      cost: isPaid ? cost : 0,
    };
  });
}
