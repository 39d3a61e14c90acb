import type { HallPackage } from '#contract/halls/hall.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { TABLE_KEYS } from '../portable/table-order.ts';
import { noteLent, readOwnChanges } from './changes/note-lent.ts';
import { NEWEST_SCHEMA } from './package.ts';
import { storeMatches } from './store-matches.ts';

export type Lender = { site: string; token: string };

/** The tables whose rows the site alone changes, those that are referred to first. */
const COPIED = [
  'season',
  'club',
  'team',
  'player',
  'venue',
  'league',
  'league_team',
  'league_group',
  'group_team',
  'official',
] as const;
/** Those that refer to a match. */
const OF_MATCHES = ['prepared_lineup', 'match_official', 'signature'] as const;

type Copied = (typeof COPIED)[number] | (typeof OF_MATCHES)[number];

/**
 * Puts what a site has lent into this installation, with the same ids. Done again it brings up to date what
 * the site has changed since; what was written here stays.
 */
export async function storePackage(
  store: Store,
  author: Author,
  { site, token }: Lender,
  hall: HallPackage,
): Promise<void> {
  if (hall.schema !== NEWEST_SCHEMA) {
    const params = { site: hall.schema, here: NEWEST_SCHEMA };
    throw new AppError('CONFLICT', textOf('hall.otherVersion', params));
  }
  await write(store, author, async (tx) => {
    await refuseOwnSite(tx, hall.id);
    const own = await readOwnChanges(tx.db, hall);
    for (const table of COPIED) await copyRows(tx, table, hall);
    await saveSource(tx, { site, token: tx.seal(token) }, hall);
    await storeMatches(tx, hall);
    for (const table of OF_MATCHES) await copyRows(tx, table, hall);
    await noteLent(tx.db, hall, own);
    tx.audit({
      action: 'hall.take',
      subject: `league:${hall.league}`,
      after: { loan: hall.id, site, matches: hall.matches.length },
    });
    tx.siteChanged();
  });
}

async function refuseOwnSite({ db }: Write, id: string): Promise<void> {
  const own = await db.selectFrom('hall_loan').select('id').where('id', '=', id).executeTakeFirst();
  if (own) throw new AppError('CONFLICT', textOf('hall.ownSite'));
}

async function copyRows({ db }: Write, table: Copied, { rows }: HallPackage): Promise<void> {
  const keys: readonly string[] = TABLE_KEYS[table];
  for (const { table: name, row } of rows) {
    if (name !== table) continue;
    const facts = Object.entries(row).filter(([column]) => !keys.includes(column));
    await db
      .insertInto(table as keyof Tables)
      .values(row as never)
      .onConflict((conflict) => {
        const known = conflict.columns(keys as never);
        return facts.length === 0
          ? known.doNothing()
          : known.doUpdateSet(Object.fromEntries(facts) as never);
      })
      .execute();
  }
}

async function saveSource({ db }: Write, { site, token }: Lender, hall: HallPackage) {
  const facts = { site, token, hall: hall.hall, until: Date.parse(hall.until) };
  await db
    .insertInto('hall_source')
    .values({
      id: hall.id,
      league_id: hall.league,
      state: 'lent',
      contact_at: null,
      fault: '',
      ...facts,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...facts, state: 'lent' }))
    .execute();
}
