import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { NO_ANSWER } from '#server/play/officials/commands.ts';
import { inventNames } from './people.ts';

const LEVELS = ['FIVB', 'CAVB', 'Taifa', 'Taifa', 'Mkoa', 'Mkoa', 'Mkoa'];
const CITIES = ['Dar es Salaam', 'Unguja', 'Morogoro', 'Dodoma', 'Arusha'];
const OFFICIALS_OF_A_GENDER = 7;
const DUTIES = ['referee1', 'referee2', 'scorer'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** With the way from one hall to the next. */
const BUSY_MS = 3 * 60 * 60 * 1000;

/** Invented officials, on duty in the matches of last week and of the next. */
export async function makeOfficials(tx: Write, author: Author): Promise<void> {
  const { db } = tx;
  const ids = await inventOfficials(tx, author);
  const matches = await db
    .selectFrom('match')
    .select(['id', 'starts_at'])
    .where('starts_at', '>', author.now - 7 * DAY_MS)
    .where('starts_at', '<', author.now + 7 * DAY_MS)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const freeFrom = new Map(ids.map((id) => [id, 0]));
  const duties = matches.flatMap(({ id, starts_at }) => {
    // The official who has rested the longest; nobody is in two halls at once.
    const free = [...freeFrom].filter(([, from]) => from <= starts_at).sort((a, b) => a[1] - b[1]);
    return DUTIES.slice(0, free.length).map((duty, at) => {
      const [official_id] = free[at]!;
      freeFrom.set(official_id, starts_at + BUSY_MS);
      return { ...NO_ANSWER, match_id: id, official_id, duty };
    });
  });
  if (duties.length > 0) await db.insertInto('match_official').values(duties).execute();
}

async function inventOfficials({ db }: Write, author: Author): Promise<string[]> {
  const players = await db.selectFrom('player').select('full_name').execute();
  const taken = new Set(players.map(({ full_name }) => full_name));
  const names = (['Men', 'Women'] as const).flatMap((gender) => {
    const next = inventNames(gender);
    const found: string[] = [];
    while (found.length < OFFICIALS_OF_A_GENDER) {
      const name = next();
      if (!taken.has(name)) found.push(name);
    }
    return found;
  });
  const rows = names.map((name, at) => ({
    id: newId(author.now),
    name,
    sort_name: sortName(name),
    level: LEVELS[at % LEVELS.length]!,
    city: CITIES[at % CITIES.length]!,
    phone: null,
    email: null,
    note: '',
    user_id: null,
    archived_at: null,
    created_at: author.now,
    updated_at: author.now,
  }));
  await db.insertInto('official').values(rows).execute();
  return rows.map(({ id }) => id);
}
