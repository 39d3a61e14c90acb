import type { CreateVenue, UpdateVenue } from '#contract/people/venue.ts';
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
import type { VenueRow } from '#server/platform/db/tables/site-tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

function columnsOf({ name, ...rest }: UpdateVenue): Partial<VenueRow> {
  const sort_name = name === undefined ? undefined : sortName(name);
  return givenColumns({ name, sort_name, ...rest });
}

function mustBeCompletePosition(venue: Pick<VenueRow, 'latitude' | 'longitude'>): void {
  if ((venue.latitude === null) === (venue.longitude === null)) return;
  const field = venue.latitude === null ? 'latitude' : 'longitude';
  throw refused('HALF_POSITION', textOf('venue.position'), field);
}

export async function createVenue(
  store: Store,
  author: Author,
  input: CreateVenue,
): Promise<string> {
  authorise(author.actor, 'venue:write', { kind: 'site' });
  return unlessNameTaken(() =>
    write(store, author, async ({ db, audit, siteChanged }) => {
      const row: VenueRow = {
        id: newId(author.now),
        name: input.name,
        sort_name: sortName(input.name),
        place: input.place,
        latitude: input.latitude ?? null,
        longitude: input.longitude ?? null,
        courts: input.courts ?? 1,
        note: input.note ?? '',
        archived_at: null,
        created_at: author.now,
        updated_at: author.now,
      };
      mustBeCompletePosition(row);
      await db.insertInto('venue').values(row).execute();
      audit({ action: 'venue.create', subject: `venue:${row.id}`, after: input });
      siteChanged();
      return row.id;
    }),
  );
}

/** Matches keep the location that they say; under a new name the venue is that of others. */
export async function updateVenue(
  store: Store,
  author: Author,
  id: string,
  input: UpdateVenue,
): Promise<void> {
  authorise(author.actor, 'venue:write', { kind: 'site' });
  await unlessNameTaken(() =>
    write(store, author, async (tx) => {
      const row = await getUnarchivedRow(tx.db, 'venue', id);
      const columns = columnsOf(input);
      mustBeCompletePosition({ ...row, ...columns });
      await updateRow(tx, author, 'venue', row, { columns, input });
    }),
  );
}

/** Archives: an administrator may bring it back. */
export async function deleteVenue(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'venue:write', { kind: 'site' });
  await write(store, author, (tx) => archiveRow(tx, author, 'venue', id));
}

/** The index on names decides, so that two at once cannot both have one. */
export async function unlessNameTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    const text = textOf('venue.exists');
    throw new AppError('CONFLICT', text, { errors: [{ field: 'name', text }] });
  }
}

const UNIQUE_VIOLATION = '23505';

function isNameTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === UNIQUE_VIOLATION) return constraint === 'venue_name';
  return error.message === 'UNIQUE constraint failed: venue.sort_name';
}
