import type { CreatePartner, UpdatePartner } from '#contract/partner.ts';
import { archiveRow, valuesBefore } from '#server/db/archived-rows.ts';
import { newId } from '#server/db/id.ts';
import type { PartnerRow } from '#server/db/official-tables.ts';
import { sortName } from '#server/db/sort-name.ts';
import type { Store } from '#server/db/store.ts';
import { type Author, type Write, write } from '#server/db/write.ts';
import { notFound } from '#server/errors/app-error.ts';
import { authorise } from '#server/errors/authorise.ts';
import { mustBeAccount } from '#server/users/queries.ts';

const SITE = { kind: 'site' } as const;

async function getRow(db: Write['db'], id: string): Promise<PartnerRow> {
  const row = await db
    .selectFrom('partner')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Partner');
  return row;
}

/** The columns of what is given. */
function columnsOf({ name, link, account }: UpdatePartner): Partial<PartnerRow> {
  const columns = {
    name,
    sort_name: name === undefined ? undefined : sortName(name),
    link,
    user_id: account,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export async function createPartner(
  store: Store,
  author: Author,
  input: CreatePartner,
): Promise<string> {
  authorise(author.actor, 'partner:write', SITE);
  return write(store, author, async ({ db, audit, siteChanged }) => {
    if (input.account) await mustBeAccount(db, input.account);
    const id = newId(author.now);
    await db
      .insertInto('partner')
      .values({
        id,
        link: null,
        logo: null,
        user_id: null,
        archived_at: null,
        created_at: author.now,
        updated_at: author.now,
        ...columnsOf(input),
        name: input.name,
        sort_name: sortName(input.name),
      })
      .execute();
    audit({ action: 'partner.create', subject: `partner:${id}`, after: input });
    siteChanged();
    return id;
  });
}

/** Leagues follow a new name. */
export async function updatePartner(
  store: Store,
  author: Author,
  id: string,
  input: UpdatePartner,
): Promise<void> {
  authorise(author.actor, 'partner:write', SITE);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getRow(db, id);
    if (input.account) await mustBeAccount(db, input.account);
    const columns = columnsOf(input);
    await db
      .updateTable('partner')
      .set({ ...columns, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    if (input.name !== undefined) {
      await db
        .updateTable('league')
        .set({ partner: input.name })
        .where('partner_id', '=', id)
        .execute();
    }
    const before = valuesBefore(row, columns);
    audit({ action: 'partner.update', subject: `partner:${id}`, before, after: input });
    siteChanged();
  });
}

/** Archives: leagues keep the name. */
export async function deletePartner(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'partner:write', SITE);
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getRow(db, id);
    await archiveRow(db, author, 'partner', id);
    audit({ action: 'partner.archive', subject: `partner:${id}`, before: { name: row.name } });
    siteChanged();
  });
}
