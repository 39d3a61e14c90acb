import type { Transaction } from 'kysely';
import { NOBODY } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { hasOtherAdmin } from '#server/accounts/users/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { letGoOf } from '#server/platform/files/forget-pictures.ts';
import { forgetAnswersAbout } from '#server/platform/idempotency/commands.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';

type Db = Transaction<Tables>;

/** The words in the trail in place of the name. */
const ERASED_NAME = 'Erased account';
/** Members of entries in the trail that may hold what is personal. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['name', 'email', 'phone', 'image', 'photo', 'nickname', 'dateOfBirth', 'nationality'],
  ...['height', 'weight', 'dominantHand', 'personalBio', 'instagram', 'tiktok', 'facebook'],
  ...['picture', 'profilePicture', 'note'],
]);

/**
 * Removes the account and all that only it needs. These stay: a player's name, shirt number and
 * team and an official's name, because results and sheets of others rest on them; the id in logs of
 * matches and in the trail, without a name, so that it can still be seen that one and the same hand
 * wrote.
 *
 *
 * @returns the addresses of pictures that nobody needs any more
 */
export async function eraseAccount(store: Store, author: Author): Promise<string[]> {
  const { actor, now } = author;
  const id = ownAccount(actor);
  // The entry about the erasing itself has no name either.
  const nameless = { now, actor: { ...actor, name: ERASED_NAME } };
  return write(store, nameless, async ({ db, audit, siteChanged }) => {
    const user = await db
      .selectFrom('user')
      .select(['email', 'image', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!user) throw notFound('account.notFound');
    if (user.role === 'admin' && !(await hasOtherAdmin({ db }, store.engine, id))) {
      throw refused('LAST_ADMIN', textOf('account.onlyAdministrator'));
    }
    const pictures = await emptyPlayers(db, id, now);
    await db
      .updateTable('team')
      .set({ coach: NOBODY, coach_user_id: null, updated_at: now })
      .where('coach_user_id', '=', id)
      .execute();
    await forgetAddress(db, user.email);
    const officials = await emptyOfficials(db, id, now);
    const records = [...pictures.subjects, ...officials];
    await forgetInTrail(db, id, records);
    await forgetAnswersAbout(db, [id, ...records.map(idOf)]);
    // Sessions, ways to sign in, tokens, links and the right to score matches go with it.
    await db.deleteFrom('user').where('id', '=', id).execute();
    audit({ action: 'account.erase', subject: `user:${id}` });
    siteChanged();
    const unwanted = [user.image, ...pictures.addresses].filter((address) => address !== null);
    await letGoOf(db, unwanted, now);
    return unwanted;
  });
}

/** Name, shirt number, team, position and gender stay: what stands on a sheet of a match. */
async function emptyPlayers(db: Db, userId: string, now: number) {
  const players = await db
    .selectFrom('player')
    .select(['id', 'profile_picture'])
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('player')
    .set({ date_of_birth: null })
    .where('user_id', '=', userId)
    .where('date_of_birth', '<=', adultsBornBy(now))
    .execute();
  const nothing = {
    ...{ nickname: null, phone: null, email: null, profile_picture: null, nationality: null },
    ...{ height: null, weight: null, dominant_hand: null, personal_bio: null },
    ...{ instagram: null, tiktok: null, facebook: null },
  };
  // The birth date of a minor stays: without it an unknown age would count as adult, and the name
  // of a child would be shown. The consent to show it ends here.
  await db
    .updateTable('player')
    .set({ ...nothing, consent: 0, user_id: null, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  return {
    subjects: players.map((player) => `player:${player.id}`),
    addresses: players.map((player) => player.profile_picture),
  };
}

/** The name of an official stays on the sheets of matches. @returns subjects of the trail */
async function emptyOfficials(db: Db, userId: string, now: number): Promise<string[]> {
  const officials = await db
    .updateTable('official')
    .set({ phone: null, email: null, note: '', user_id: null, updated_at: now })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return officials.map(({ id }) => `official:${id}`);
}

/** Records that were written under the mail address, without signing in. */
async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('subscriber').where('email', '=', email).execute();
  await db.deleteFrom('mail').where('recipient', '=', email).execute();
  await forgetReplies(db, email);
  await db.deleteFrom('account_link').where('email', '=', email).execute();
  await db
    .updateTable('feedback')
    .set({ name: null, email: null })
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .execute();
}

/** Mails under way to others that name the address as the one to answer to. */
async function forgetReplies(db: Db, email: string): Promise<void> {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'headers'])
    .where('bulk', '=', 0)
    .where('headers', '!=', '{}')
    .execute();
  const named = mails.filter(({ headers }) => headers.toLowerCase().includes(`"${email}"`));
  for (const { id } of named) await db.deleteFrom('mail').where('id', '=', id).execute();
}

/** The trail keeps who did what to which id and when, and loses what is personal in it. */
async function forgetInTrail(db: Db, id: string, records: readonly string[]): Promise<void> {
  await db
    .updateTable('audit')
    .set({ actor_name: ERASED_NAME })
    .where('actor_id', '=', id)
    .execute();
  const subjects = [`user:${id}`, ...records];
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('subject', 'in', subjects)
    .execute();
  for (const entry of entries) {
    await db
      .updateTable('audit')
      .set({ before: withoutPersonal(entry.before), after: withoutPersonal(entry.after) })
      .where('id', '=', entry.id)
      .execute();
  }
}

/** The id of a subject of the trail: `player:ID`. */
function idOf(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}

function withoutPersonal(text: string | null): string | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return text;
  return JSON.stringify(
    Object.fromEntries(Object.entries(value).filter(([member]) => !PERSONAL.has(member))),
  );
}
