import type { CreatePartner, UpdatePartner } from '#contract/people/partner.ts';
import { mustBeAccount } from '#server/accounts/users/queries.ts';
import {
  archiveRow,
  getUnarchivedRow,
  givenColumns,
  updateRow,
} from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { PartnerRow } from '#server/platform/db/tables/official-tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

const SITE = { kind: 'site' } as const;

/** The columns of what is given. */
function columnsOf({ name, link, account }: UpdatePartner): Partial<PartnerRow> {
  return givenColumns({
    name,
    sort_name: name === undefined ? undefined : sortName(name),
    link,
    user_id: account,
  });
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
  await write(store, author, async (tx) => {
    const row = await getUnarchivedRow(tx.db, 'partner', id);
    if (input.account) await mustBeAccount(tx.db, input.account);
    await updateRow(tx, author, 'partner', row, { columns: columnsOf(input), input });
    if (input.name !== undefined) {
      await tx.db
        .updateTable('league')
        .set({ partner: input.name })
        .where('partner_id', '=', id)
        .execute();
    }
  });
}

/** Archives: leagues keep the name. */
export async function deletePartner(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'partner:write', SITE);
  await write(store, author, (tx) => archiveRow(tx, author, 'partner', id));
}
