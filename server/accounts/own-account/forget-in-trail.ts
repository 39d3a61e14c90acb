import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/db/tables/tables.ts';

type Db = Transaction<Tables>;

/** Members of entries in the trail that may hold what is personal. */
const PERSONAL: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'image',
  'photo',
  'nickname',
  'dateOfBirth',
  'nationality',
  'height',
  'weight',
  'dominantHand',
  'personalBio',
  'instagram',
  'tiktok',
  'facebook',
  'picture',
  'profilePicture',
  'note',
  'reason',
  'date_of_birth',
  'personal_bio',
  'dominant_hand',
  'profile_picture',
]);
/** What goes besides, where the person does not want the name to stay. */
const NAMES: ReadonlySet<string> = new Set(['fullName', 'full_name', 'sort_name']);

/** The trail keeps who did what to which id and when, and loses what is personal in it. */
export async function forgetInTrail(
  db: Db,
  subjects: readonly string[],
  { withName = false }: { withName?: boolean } = {},
): Promise<void> {
  if (subjects.length === 0) return;
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('subject', 'in', subjects)
    .execute();
  const mayStay = (member: string) => !PERSONAL.has(member) && !(withName && NAMES.has(member));
  for (const { id, before, after } of entries) {
    await db
      .updateTable('audit')
      .set({ before: only(before, mayStay), after: only(after, mayStay) })
      .where('id', '=', id)
      .execute();
  }
}

function only(text: string | null, mayStay: (member: string) => boolean): string | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).filter(([name]) => mayStay(name))),
  );
}

/** At most this many entries in one transaction; the rest on the next day. */
const MOST = 5000;

/** What is personal in entries from before `until` goes. @returns how many entries had some */
export async function forgetOldValues(db: Db, until: number): Promise<number> {
  const mayStay = (member: string) => !PERSONAL.has(member);
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('at', '<', until)
    .where((eb) =>
      eb.or(
        [...PERSONAL].flatMap((member) => [
          eb('before', 'like', `%"${member}":%`),
          eb('after', 'like', `%"${member}":%`),
        ]),
      ),
    )
    .limit(MOST)
    .execute();
  let changed = 0;
  for (const { id, before, after } of entries) {
    const values = { before: only(before, mayStay), after: only(after, mayStay) };
    if (values.before === before && values.after === after) continue;
    await db.updateTable('audit').set(values).where('id', '=', id).execute();
    changed += 1;
  }
  return changed;
}
