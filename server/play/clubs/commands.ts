import type { CreateClub, UpdateClub } from '#contract/people/club.ts';
import {
  archiveRow,
  getUnarchivedRow,
  givenColumns,
  updateRow,
} from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

const SITE = { kind: 'site' } as const;
const WHITE = '#ffffff';

export async function createClub(store: Store, author: Author, input: CreateClub): Promise<string> {
  authorise(author.actor, 'club:write', SITE);
  return write(store, author, (tx) => insertClub(tx, author, input));
}

/** Also for commands that make clubs in passing, such as the demonstration. */
export async function insertClub(
  { db, audit, siteChanged }: Write,
  { now }: Author,
  input: CreateClub,
): Promise<string> {
  const id = newId(now);
  await db
    .insertInto('club')
    .values({
      id,
      name: input.name,
      sort_name: sortName(input.name),
      city: input.city,
      contact: input.contact ?? '',
      about: input.about ?? '',
      color1: input.color1 ?? WHITE,
      color2: input.color2 ?? WHITE,
      archived_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  audit({ action: 'club.create', subject: `club:${id}`, after: input });
  siteChanged();
  return id;
}

export async function updateClub(
  store: Store,
  author: Author,
  id: string,
  input: UpdateClub,
): Promise<void> {
  authorise(author.actor, 'club:update', { kind: 'club', id });
  // Charges, entries by a link and merges know a club by its name.
  if (input.name !== undefined) authorise(author.actor, 'club:write', SITE);
  await write(store, author, async (tx) => {
    const row = await getUnarchivedRow(tx.db, 'club', id);
    const sort_name = input.name === undefined ? undefined : sortName(input.name);
    const columns = givenColumns({ ...input, sort_name });
    await updateRow(tx, author, 'club', row, { columns, input });
  });
}

/** Archives the club: until it is restored, its teams are shown without one. */
export async function deleteClub(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'club:write', SITE);
  await write(store, author, (tx) => archiveRow(tx, author, 'club', id));
}
