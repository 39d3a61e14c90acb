import type { Language } from '#contract/language.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { type RequestMail, requestLetter } from './words.ts';

type MailFacts = {
  mail: RequestMail;
  /** An account; a record without one has nobody to write to. */
  to: string | null;
  language: Language;
  about: { player: string; team: string; reason: string };
  mailOrigin: string | undefined;
};

export async function mailRequest(tx: Write, author: Author, facts: MailFacts): Promise<void> {
  const { mail, to, language, about, mailOrigin } = facts;
  if (mailOrigin === undefined || to === null) return;
  const { email } = await tx.db
    .selectFrom('user')
    .select('email')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  await queueLetters(tx, author.now, [requestLetter(mailOrigin, language, mail, email, about)]);
}
