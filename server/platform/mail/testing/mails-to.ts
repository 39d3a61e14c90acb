import type { Store } from '#server/platform/db/store.ts';
import { openMail } from '../sealed-mail.ts';

/** The number of mails to an address, the text of the newest one, and the secret in its link. */
export async function mailsTo({ db, vault }: Store, email: string) {
  const mails = await db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  const text = mails.map((mail) => openMail(mail, vault)).at(-1)?.text ?? '';
  return { count: mails.length, text, token: /#(mail_[\w-]+)/.exec(text)?.[1] ?? '' };
}
