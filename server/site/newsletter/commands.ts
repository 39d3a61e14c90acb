import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import type { SendIssue, Subscribe } from '#contract/site/newsletter.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { newsletterPath } from './newsletter-path.ts';
import { findNewsletterLink, type TokenKind } from './queries.ts';
import { WORDS } from './words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFE_MS: Record<TokenKind, number> = { confirm: 7 * DAY_MS, unsubscribe: 730 * DAY_MS };
/** An address gets no second mail within this time, whoever asks. */
const HOLD_MS = 15 * 60 * 1000;

/** The page with the button that confirms or ends it. */
function pageUrl(origin: string, kind: TokenKind, token: string, language: string): string {
  return `${new URL(origin).origin}${newsletterPath(language)}/${kind}?token=${token}`;
}

/** The address to which mail programs post by themselves (RFC 8058). */
function oneClickUrl(origin: string, token: string): string {
  return `${new URL(origin).origin}/api/v1/newsletter/unsubscribe?token=${token}`;
}

/** A fresh link for each subscriber; only hashes are kept. */
export async function newTokens(
  { db }: Pick<Write, 'db'>,
  now: number,
  kind: TokenKind,
  subscriberIds: readonly string[],
): Promise<Map<string, string>> {
  const tokens = new Map(subscriberIds.map((id) => [id, newSecretToken('mail')]));
  const rows = [...tokens].map(([id, token]) => ({
    token_hash: hashToken(token),
    kind,
    subscriber_id: id,
    expires_at: now + LIFE_MS[kind],
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('newsletter_token')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
  return tokens;
}

/**
 * Mails a link to the address that asks. The work and the time that it takes do not tell whether
 * the address was known.
 */
export async function subscribe(
  store: Store,
  author: Author,
  { email: address, language = DEFAULT_LANGUAGE }: Subscribe,
  mailOrigin: string,
): Promise<void> {
  authorise(author.actor, 'newsletter:subscribe', { kind: 'site' });
  const email = address.toLowerCase();
  const { now } = author;
  await write(store, author, async (tx) => {
    await forgetExpired(tx, now);
    await tx.db
      .insertInto('subscriber')
      .values({ id: newId(now), email, language, asked_at: now, mailed_at: 0, confirmed_at: null })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: now }))
      .execute();
    // Of two requests at once one finds the mail of the other on its way.
    const mailed = await tx.db
      .updateTable('subscriber')
      .set({ mailed_at: now })
      .where('email', '=', email)
      .where('mailed_at', '<=', now - HOLD_MS)
      .returning(['id', 'language', 'confirmed_at'])
      .executeTakeFirst();
    if (!mailed) return;
    const isKnown = mailed.confirmed_at !== null;
    const kind = isKnown ? 'unsubscribe' : 'confirm';
    const token = (await newTokens(tx, now, kind, [mailed.id])).get(mailed.id)!;
    const url = pageUrl(mailOrigin, kind, token, mailed.language);
    const spoken = mailed.language as Language;
    const words = WORDS[spoken];
    const unsubscribeUrl = oneClickUrl(mailOrigin, token);
    const letter = isKnown
      ? { ...words.knownMail, closing: words.ending(url), unsubscribeUrl }
      : { ...words.confirmMail, link: { label: words.confirmMail.label, url } };
    await queueLetters(tx, now, [{ to: email, language: spoken, ...letter }]);
    tx.audit({ action: 'newsletter.ask', subject: `subscriber:${mailed.id}` });
  });
}

/** Requests that nobody confirmed, and links that are too old. */
async function forgetExpired({ db }: Write, now: number): Promise<void> {
  await db.deleteFrom('newsletter_token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('subscriber')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', now - LIFE_MS.confirm)
    .execute();
}

/** Following the link twice is no fault. */
export async function confirmSubscription(
  store: Store,
  author: Author,
  token: string,
): Promise<void> {
  authorise(author.actor, 'newsletter:subscribe', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const link = await findNewsletterLink(db, 'confirm', hashToken(token), author.now);
    if (!link?.subscriberId) throw notFound('link.notFound');
    const confirmed = await db
      .updateTable('subscriber')
      .set({ confirmed_at: author.now })
      .where('id', '=', link.subscriberId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (Number(confirmed.numUpdatedRows) === 1) {
      audit({ action: 'newsletter.confirm', subject: `subscriber:${link.subscriberId}` });
    }
  });
}

/** Forgets the address, and what is still in the queue for it. Twice is no fault. */
export async function unsubscribe(store: Store, author: Author, token: string): Promise<void> {
  authorise(author.actor, 'newsletter:subscribe', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const link = await findNewsletterLink(db, 'unsubscribe', hashToken(token), author.now);
    if (!link) throw notFound('link.notFound');
    const { subscriberId, email } = link;
    if (subscriberId === null || email === null) return;
    // Links of theirs stay without a subscriber: one that confirms is refused from now on.
    await db.deleteFrom('subscriber').where('id', '=', subscriberId).execute();
    await db.deleteFrom('mail').where('recipient', '=', email).where('bulk', '=', 1).execute();
    audit({ action: 'newsletter.end', subject: `subscriber:${subscriberId}` });
  });
}

/** Queues an issue for everybody who confirmed, each with a link of their own to end it. */
export async function sendIssue(
  store: Store,
  author: Author,
  { subject, text }: SendIssue,
  mailOrigin: string,
): Promise<{ id: string; recipients: number }> {
  authorise(author.actor, 'newsletter:send', { kind: 'site' });
  const { now } = author;
  return write(store, author, async (tx) => {
    const subscribers = await tx.db
      .selectFrom('subscriber')
      .select(['id', 'email', 'language'])
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .execute();
    const recipients = subscribers.length;
    if (recipients === 0) throw refused('NO_SUBSCRIBERS', textOf('newsletter.nobody'));
    const id = newId(now);
    const digest = createHash('sha256').update(`${subject}\n${text}`).digest('hex');
    const stored = await tx.db
      .insertInto('newsletter_issue')
      .values({ id, digest, subject, text, recipients, created_at: now })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .executeTakeFirst();
    if (Number(stored.numInsertedOrUpdatedRows) === 0) {
      throw new AppError('CONFLICT', textOf('newsletter.sent'));
    }
    const ids = subscribers.map((subscriber) => subscriber.id);
    const tokens = await newTokens(tx, now, 'unsubscribe', ids);
    const paragraphs = text.split(/\n\s*\n/);
    const letters = subscribers.map((subscriber) => {
      const token = tokens.get(subscriber.id)!;
      const url = pageUrl(mailOrigin, 'unsubscribe', token, subscriber.language);
      const language = subscriber.language as Language;
      const closing = WORDS[language].ending(url);
      return {
        to: subscriber.email,
        language,
        subject,
        paragraphs,
        closing,
        unsubscribeUrl: oneClickUrl(mailOrigin, token),
        bulk: true,
      };
    });
    await queueLetters(tx, now, letters);
    tx.audit({
      action: 'newsletter.send',
      subject: `newsletter:${id}`,
      after: { subject, recipients },
    });
    return { id, recipients };
  });
}
