import { type Language, languageNamed } from '#contract/language.ts';
import type { Newsletter } from '#contract/site/newsletter.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { NewsletterTokenRow } from '#server/platform/db/tables/mail-tables.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';

export type TokenKind = NewsletterTokenRow['kind'];

/** The subscription that a link stands for; its subscriber is gone where it was followed before. */
export type NewsletterLink = {
  subscriberId: string | null;
  email: string | null;
  language: Language;
};

export async function findNewsletterLink(
  db: Database,
  kind: TokenKind,
  tokenHash: string,
  now: number,
): Promise<NewsletterLink | undefined> {
  const row = await db
    .selectFrom('newsletter_token as token')
    .leftJoin('subscriber', 'subscriber.id', 'token.subscriber_id')
    .select(['token.subscriber_id', 'subscriber.email', 'subscriber.language'])
    .where('token.token_hash', '=', tokenHash)
    .where('token.kind', '=', kind)
    .where('token.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const language = languageNamed(row.language);
  return { subscriberId: row.subscriber_id, email: row.email, language };
}

/** Whether there is still something to do behind the link. */
export async function isOpenNewsletterLink(
  { db }: Pick<Store, 'db'>,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<boolean> {
  const found = await findNewsletterLink(db, kind, hashToken(token), now);
  return found !== undefined && (kind === 'unsubscribe' || found.subscriberId !== null);
}

export async function countSubscribers(
  store: Store,
): Promise<Pick<Newsletter, 'subscribers' | 'pending'>> {
  const row = await store.db
    .selectFrom('subscriber')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('confirmed_at').as('confirmed'),
    ])
    .executeTakeFirstOrThrow();
  const subscribers = Number(row.confirmed);
  return { subscribers, pending: Number(row.all) - subscribers };
}
