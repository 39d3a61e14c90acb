import type { Transaction } from 'kysely';
import { NO_NAME } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { hasOtherAdmin } from '#server/accounts/users/commands.ts';
import type { Vault } from '#server/platform/config/vault.ts';
import { forgetNumber } from '#server/platform/db/forget-number.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { removeUnusedPictures } from '#server/platform/files/forget-pictures.ts';
import { forgetAnswersAbout } from '#server/platform/idempotency/commands.ts';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { emptyOfficials, emptyPlayers, forgetMessages } from './empty-records.ts';
import { forgetInTrail } from './forget-in-trail.ts';

type Db = Transaction<Tables>;

/** The words in the trail in place of the name. */
const ERASED_NAME = 'Erased account';

/**
 * Removes the account and all that only it needs. These stay: a player's name, shirt number and
 * team and an official's name, because results and sheets of others rest on them; the id in logs of
 * matches and in the trail, without a name, so that it can still be seen that one and the same hand
 * wrote.
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
      .select(['email', 'phone', 'image', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!user) throw notFound('account.notFound');
    if (user.role === 'admin' && !(await hasOtherAdmin({ db }, store.engine, id))) {
      throw refused('LAST_ADMIN', textOf('account.onlyAdministrator'));
    }
    const players = await recordsOf(db, 'player', id);
    const officials = await recordsOf(db, 'official', id);
    const pictures = await emptyPlayers(db, players, now);
    await db
      .updateTable('team')
      .set({ coach: NO_NAME, coach_user_id: null, updated_at: now })
      .where('coach_user_id', '=', id)
      .execute();
    await forgetAddress(db, store.vault, user.email);
    if (user.phone !== null) await forgetNumber(db, store.vault.digest(user.phone));
    await emptyOfficials(db, officials, now);
    await forgetMessages(db, [`user:${id}`]);
    await forgetActor(db, id);
    await forgetInTrail(db, [
      `user:${id}`,
      ...players.map((player) => `player:${player}`),
      ...officials.map((official) => `official:${official}`),
    ]);
    await forgetAnswersAbout(db, [id, ...players, ...officials]);
    // Sessions, ways to sign in, tokens, links and the right to score matches go with it.
    await db.deleteFrom('user').where('id', '=', id).execute();
    audit({ action: 'account.erase', subject: `user:${id}` });
    siteChanged();
    const unwanted = [user.image, ...pictures].filter((address) => address !== null);
    await removeUnusedPictures(db, unwanted, now);
    return unwanted;
  });
}

/** The records that are the account's own. */
async function recordsOf(db: Db, table: 'player' | 'official', userId: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Records that were written under the mail address, without signing in. */
async function forgetAddress(db: Db, vault: Vault, email: string): Promise<void> {
  await db.deleteFrom('subscriber').where('email', '=', email).execute();
  await db.deleteFrom('mail').where('recipient', '=', email).execute();
  await forgetReplies(db, vault, email);
  await db.deleteFrom('account_link').where('email', '=', email).execute();
  await db
    .updateTable('feedback')
    .set({ name: null, email: null })
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .execute();
}

/** Mails under way to others that name the address as the one to answer to. */
async function forgetReplies(db: Db, vault: Vault, email: string): Promise<void> {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('bulk', '=', 0)
    .where('due_at', 'is not', null)
    .execute();
  const named = mails
    .map((mail) => openMail(mail, vault))
    .filter(({ headers }) => headers.toLowerCase().includes(`"${email}"`));
  for (const { id } of named) await db.deleteFrom('mail').where('id', '=', id).execute();
}

/** The person's actions stay, without a name. */
async function forgetActor(db: Db, id: string): Promise<void> {
  await db
    .updateTable('audit')
    .set({ actor_name: ERASED_NAME })
    .where('actor_id', '=', id)
    .execute();
}
