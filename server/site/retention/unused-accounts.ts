import { DEFAULT_LANGUAGE, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { eraseAccount } from '#server/accounts/own-account/erase-account.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In one run; the next day goes on. */
const AT_ONCE = 100;

type Words = { subject: string; paragraph: string; label: string };

const WORDS = inEveryLanguage<Words>({
  en: {
    subject: 'Your account at {site} will be erased',
    paragraph: `Nobody has signed in to your account at {site} for three years. It will be erased in ${RETENTION_DAYS.warned} days. If you want to keep it, sign in once before that day.`,
    label: 'Sign in',
  },
  sw: {
    subject: 'Akaunti yako ya {site} itafutwa',
    paragraph: `Hakuna aliyeingia kwenye akaunti yako ya {site} kwa miaka mitatu. Itafutwa baada ya siku ${RETENTION_DAYS.warned}. Ukitaka kubaki nayo, ingia mara moja kabla ya siku hiyo.`,
    label: 'Ingia',
  },
});

/**
 * Warns the owners of accounts that nobody uses by mail, and erases those that were warned and are
 * still not used. Without mail nobody can be warned, and no account is erased.
 */
export async function forgetUnusedAccounts(
  store: Store,
  author: Author,
  mailOrigin: string | undefined,
): Promise<{ warned: number; erased: number }> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  if (mailOrigin === undefined) return { warned: 0, erased: 0 };
  const { now } = author;
  const warnedBefore = now - RETENTION_DAYS.warned * DAY_MS;
  const due = await unusedAccounts(store, now).where('user.warnedAt', '<=', warnedBefore).execute();
  for (const { id, name, email } of due) {
    const actor = {
      kind: 'user',
      id,
      name,
      email,
      role: 'Fan',
      secretaryOf: [],
      managerOf: [],
    } as const;
    await eraseAccount(store, { actor, now });
  }
  const unwarned = await unusedAccounts(store, now).where('user.warnedAt', 'is', null).execute();
  if (unwarned.length > 0) await warn(store, author, mailOrigin, unwarned);
  return { warned: unwarned.length, erased: due.length };
}

/**
 * Accounts to which nothing belongs: a player's or an official's record, a team, a league or a
 * club that they run, a partner's league and a program's token stay with their account, and so does an administrator's.
 */
function unusedAccounts({ db }: Store, now: number) {
  const before = now - RETENTION_DAYS.unusedAccount * DAY_MS;
  return db
    .selectFrom('user')
    .select(['user.id', 'user.name', 'user.email'])
    .where('user.lastUsedAt', '<', before)
    .where('user.role', '!=', 'admin')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('player').select('id').whereRef('player.user_id', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('official').select('id').whereRef('official.user_id', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('partner').select('id').whereRef('partner.user_id', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('team').select('id').whereRef('team.coach_user_id', '=', 'user.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('league_secretary')
            .select('league_id')
            .whereRef('league_secretary.user_id', '=', 'user.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('club_manager')
            .select('club_id')
            .whereRef('club_manager.user_id', '=', 'user.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('api_token')
            .select('id')
            .whereRef('api_token.user_id', '=', 'user.id')
            .where('api_token.revoked_at', 'is', null)
            .where((eb) =>
              eb.or([eb('api_token.expires_at', 'is', null), eb('api_token.expires_at', '>', now)]),
            ),
        ),
      ),
    )
    .orderBy('user.id')
    .limit(AT_ONCE);
}

/** In every language: nobody knows any more which one the person reads. */
async function warn(
  store: Store,
  author: Author,
  mailOrigin: string,
  accounts: readonly { id: string; email: string }[],
): Promise<void> {
  const words = PUBLISHED_LANGUAGES.map((language) => WORDS[language]);
  const url = `${new URL(mailOrigin).origin}/sign-in`;
  const letter = {
    language: DEFAULT_LANGUAGE,
    subject: words.map(({ subject }) => subject).join(' / '),
    paragraphs: words.map(({ paragraph }) => paragraph),
    link: { label: words.map(({ label }) => label).join(' / '), url },
    bulk: true,
  };
  const ids = accounts.map(({ id }) => id);
  await write(store, author, async (tx) => {
    await tx.db.updateTable('user').set({ warnedAt: author.now }).where('id', 'in', ids).execute();
    await queueLetters(
      tx,
      author.now,
      accounts.map(({ email }) => ({ ...letter, to: email })),
    );
    tx.audit({
      action: 'site.retention',
      subject: 'site:retention',
      after: { warned: accounts.length },
    });
  });
}
