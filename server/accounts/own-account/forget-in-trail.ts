import type { Transaction } from 'kysely';
import type { PlayerForm } from '#contract/people/player.ts';
import type { PlayerRow, Tables } from '#server/platform/db/tables/tables.ts';

type Db = Transaction<Tables>;

/** `name` goes too where the person does not want the name to stay. */
type Treatment = 'personal' | 'name' | 'stays';

/**
 * The members of entries about players, by the names of the API and by those of the columns. A new
 * field of a player does not compile until it is said here whether it is personal.
 */
const OF_PLAYERS = {
  fullName: 'name',
  full_name: 'name',
  sort_name: 'name',
  nickname: 'personal',
  phone: 'personal',
  email: 'personal',
  profile_picture: 'personal',
  dateOfBirth: 'personal',
  date_of_birth: 'personal',
  nationality: 'personal',
  height: 'personal',
  weight: 'personal',
  dominantHand: 'personal',
  dominant_hand: 'personal',
  personalBio: 'personal',
  personal_bio: 'personal',
  instagram: 'personal',
  tiktok: 'personal',
  facebook: 'personal',
  licence: 'personal',
  licenceUntil: 'personal',
  licence_until: 'personal',
  reason: 'personal',
  // On sheets and in tables, where they stand beside no name.
  gender: 'stays',
  jerseyNumber: 'stays',
  jersey_number: 'stays',
  position: 'stays',
  consent: 'stays',
  consent_picture: 'stays',
  consent_statistics: 'stays',
  id: 'stays',
  userId: 'stays',
  user_id: 'stays',
  team: 'stays',
  team_id: 'stays',
  created_by: 'stays',
  merged_into: 'stays',
  archived_at: 'stays',
  created_at: 'stays',
  updated_at: 'stays',
} as const satisfies Record<keyof PlayerForm | keyof PlayerRow, Treatment>;

function membersThat(treatment: Treatment): string[] {
  return Object.entries(OF_PLAYERS).flatMap(([member, its]) => (its === treatment ? [member] : []));
}

/** Members of entries in the trail that may hold what is personal. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...membersThat('personal'),
  // Of accounts, officials and claims.
  'name',
  'image',
  'photo',
  'picture',
  'profilePicture',
  'note',
  // Of a transfer outside its window.
  'exception',
]);
const NAMES: ReadonlySet<string> = new Set(membersThat('name'));

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

/** Removes personal values from entries before `until`. @returns how many entries had some */
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
