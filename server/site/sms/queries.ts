import type { ExpressionBuilder } from 'kysely';
import { SITE_BUDGET, type SmsCarrier, type SmsReport, type SmsState } from '#contract/sms/sms.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { listOpenLeagues } from '#server/play/matches/queries.ts';
import { carrierOf, type Prices } from './carriage.ts';

const REPORT_MS = 30 * 24 * 60 * 60_000;

/** Numbers that hear of something: all, and those of them that hear by WhatsApp. */
export async function countNumbers(db: Database): Promise<{ all: number; whatsapp: number }> {
  const { all, whatsapp } = await db
    .selectFrom('delivery_address')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('id').filterWhere(hearsByWhatsApp).as('whatsapp'),
    ])
    .where('way', '=', 'sms')
    .executeTakeFirstOrThrow();
  return { all: Number(all), whatsapp: Number(whatsapp) };
}

function hearsByWhatsApp(eb: ExpressionBuilder<Tables, 'delivery_address'>) {
  return eb(
    'delivery_address.address',
    'in',
    eb
      .selectFrom('sms_opt_in')
      .select('sms_opt_in.address')
      .where('carrier', '=', 'whatsapp')
      .where('confirmed_at', 'is not', null),
  );
}

/** Messages that are planned or on their way, by carrier. */
export async function countWaitingSms(db: Database): Promise<Record<SmsCarrier, number>> {
  const rows = await db
    .selectFrom('sms')
    .select((eb) => ['form', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['planned', 'sending'])
    .groupBy('form')
    .execute();
  const waiting = { sms: 0, whatsapp: 0 };
  for (const { form, count } of rows) waiting[carrierOf(form)] += Number(count);
  return waiting;
}

/** The site's, then those of leagues that are played or have one. */
export async function listBudgets(
  store: Store,
  prices: Prices,
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
      const none = { all: 0, whatsapp: 0 };
      const { all, whatsapp } = name === null ? none : await countFollowers(db, id);
      return {
        budget: id,
        name,
        perDay: budgets.find(({ budget }) => budget === id)?.per_day ?? 0,
        spent: spent.find(({ budget }) => budget === id)?.spent ?? 0,
        followers: all,
        estimate: (all - whatsapp) * (prices.sms ?? 0) + whatsapp * (prices.whatsapp ?? 0),
        byWhatsapp: whatsapp,
      };
    }),
  );
}

/** Numbers that hear of the league, of one of its teams or of one of its matches. */
async function countFollowers(db: Database, league: string) {
  const { all, whatsapp } = await db
    .selectFrom('follow_tell')
    .innerJoin('delivery_address', (join) =>
      join
        .onRef('delivery_address.follower_id', '=', 'follow_tell.follower_id')
        .onRef('delivery_address.way', '=', 'follow_tell.way'),
    )
    .select((eb) => [
      eb.fn.count<number>('follow_tell.follower_id').distinct().as('all'),
      eb.fn
        .count<number>('follow_tell.follower_id')
        .distinct()
        .filterWhere(hearsByWhatsApp)
        .as('whatsapp'),
    ])
    .where('follow_tell.way', '=', 'sms')
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
  return { all: Number(all), whatsapp: Number(whatsapp) };
}

/** A message that did not arrive has its price, too. */
const PAID_STATES: readonly SmsState[] = ['sent', 'delivered', 'undelivered', 'unknown'];

/** Counts by day, kind and outcome; no row has a number in it. */
export async function listOutcomes(db: Database, now: number): Promise<SmsReport['outcomes']> {
  const rows = await db
    .selectFrom('sms')
    .select(['created_at', 'kind', 'form', 'state', 'error', 'estimate', 'cost'])
    .where('created_at', '>', now - REPORT_MS)
    .orderBy('created_at', 'desc')
    .execute();
  const groups = Map.groupBy(rows, ({ created_at, kind, form, state, error }) =>
    JSON.stringify([localDate(created_at), kind, carrierOf(form), state, error]),
  );
  return [...groups.values()].map((same) => {
    const { created_at, kind, form, state, error } = same[0]!;
    const isPaid = PAID_STATES.includes(state);
    const cost = same.reduce((sum, row) => sum + (row.cost ?? row.estimate), 0);
    return {
      day: localDate(created_at),
      kind,
      carrier: carrierOf(form),
      state,
      error,
      count: same.length,
      cost: isPaid ? cost : 0,
    };
  });
}
