import type { Partner } from '#contract/people/partner.ts';
import type { ListOf } from '#contract/primitives.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { partnerView } from './views.ts';

export function selectPartners(db: Database) {
  return db
    .selectFrom('partner')
    .leftJoin('user', 'user.id', 'partner.user_id')
    .selectAll('partner')
    .select((eb) => [
      'user.name as account_name',
      eb
        .selectFrom('league')
        .whereRef('league.partner_id', '=', 'partner.id')
        .where('league.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('league_count'),
    ])
    .where('partner.archived_at', 'is', null);
}

/** Partners that are not archived, by name; `account` narrows them to those it stands for. */
export async function listPartners(
  store: Store,
  query: { account?: string | undefined; limit: number; cursor?: string },
): Promise<ListOf<Partner>> {
  const after = decodeCursor(query.cursor, 2);
  let select = selectPartners(store.db)
    .orderBy('partner.sort_name')
    .orderBy('partner.id')
    .limit(query.limit + 1);
  if (query.account !== undefined) select = select.where('partner.user_id', '=', query.account);
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('partner.sort_name', 'partner.id'), '>', eb.tuple(after[0]!, after[1]!)),
    );
  }
  const rows = await select.execute();
  return pageOf(rows, query.limit, (row) => [row.sort_name, row.id], partnerView);
}

export async function getPartner(store: Store, id: string): Promise<Partner> {
  const row = await selectPartners(store.db).where('partner.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('partner.notFound');
  return partnerView(row);
}

/** The partner that a league means: one on record by its id, or a plain name. */
export async function resolvePartner(db: Database, idOrName: string) {
  const row = await db
    .selectFrom('partner')
    .select(['id', 'name'])
    .where('id', '=', idOrName)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row ? { partner: row.name, partner_id: row.id } : { partner: idOrName, partner_id: null };
}
