import type { Language } from '#contract/language.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { queueLetters } from '#server/platform/mail/commands.ts';
import { type RequestSaying, requestLetter } from './words.ts';

type Told = {
  saying: RequestSaying;
  /** An account; a record without one has nobody to write to. */
  to: string | null;
  language: Language;
  about: { player: string; team: string; reason: string };
  mailOrigin: string | undefined;
};

export async function mailRequest(tx: Write, author: Author, told: Told): Promise<void> {
  const { saying, to, language, about, mailOrigin } = told;
  if (mailOrigin === undefined || to === null) return;
  const { email } = await tx.db
    .selectFrom('user')
    .select('email')
    .where('id', '=', to)
    .executeTakeFirstOrThrow();
  await queueLetters(tx, author.now, [requestLetter(mailOrigin, language, saying, email, about)]);
}
