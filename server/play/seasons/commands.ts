import type { CreateSeason, UpdateSeason } from '#contract/leagues/season.ts';
import { textOf } from '#contract/text/text.ts';
import {
  archiveRow,
  getUnarchivedRow,
  givenColumns,
  updateRow,
} from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

const SITE = { kind: 'site' } as const;

/** The last day is the first one or a later one. */
function mustEndInTime(
  { startsOn, endsOn }: Pick<CreateSeason, 'startsOn' | 'endsOn'>,
  field: string,
): void {
  if (startsOn <= endsOn) return;
  throw refused('SEASON_DAYS', textOf('season.endsBefore'), field);
}

export async function createSeason(
  store: Store,
  author: Author,
  input: CreateSeason,
): Promise<string> {
  authorise(author.actor, 'season:write', SITE);
  mustEndInTime(input, 'endsOn');
  return write(store, author, async ({ db, audit, siteChanged }) => {
    const id = newId(author.now);
    await db
      .insertInto('season')
      .values({
        id,
        name: input.name,
        sort_name: sortName(input.name),
        starts_on: input.startsOn,
        ends_on: input.endsOn,
        archived_at: null,
        created_at: author.now,
        updated_at: author.now,
      })
      .execute();
    audit({ action: 'season.create', subject: `season:${id}`, after: input });
    siteChanged();
    return id;
  });
}

export async function updateSeason(
  store: Store,
  author: Author,
  id: string,
  input: UpdateSeason,
): Promise<void> {
  authorise(author.actor, 'season:write', SITE);
  await write(store, author, async (tx) => {
    const row = await getUnarchivedRow(tx.db, 'season', id);
    // One of the days may stay as it is: the other one has to fit it.
    const startsOn = input.startsOn ?? row.starts_on;
    const endsOn = input.endsOn ?? row.ends_on;
    mustEndInTime({ startsOn, endsOn }, input.endsOn === undefined ? 'startsOn' : 'endsOn');
    const columns = givenColumns({
      name: input.name,
      sort_name: input.name && sortName(input.name),
      starts_on: input.startsOn,
      ends_on: input.endsOn,
    });
    await updateRow(tx, author, 'season', row, { columns, input });
  });
}

/** Archives: its leagues are shown without a season until an administrator brings it back. */
export async function deleteSeason(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'season:write', SITE);
  await write(store, author, (tx) => archiveRow(tx, author, 'season', id));
}
