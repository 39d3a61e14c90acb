import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { newId } from '#server/platform/db/id.ts';
import { letterHtml, letterText } from '#server/platform/mail/letter.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { type Command, UsageError } from './command.ts';

/** Sends one mail past the queue, so that whoever sets the relay up reads at once what it answers. */
export const mailTest: Command = {
  name: 'mail test',
  database: 'none',
  usage: 'mail test TO',
  files: 1,
  async run({ relay, now, print }, { files }) {
    const [to] = files as [string];
    if (!z.email().safeParse(to).success) throw new UsageError(`'${to}' is not an e-mail address`);
    if (!relay) throw new Error('SMTP_URL is not set, so that this installation sends no mail');
    const { host } = new URL(relay.url);
    const letter = {
      to,
      language: DEFAULT_LANGUAGE,
      subject: 'Test mail of Wavu',
      paragraphs: [`Mails of Wavu at ${relay.origin} arrive here.`],
    } as const;
    const mailer = await createMailer(relay.url, relay.origin, relay.from);
    try {
      await mailer.send({
        id: newId(now()),
        recipient: to,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter),
        headers: '{}',
        bulk: 0,
        attempts: 1,
        due_at: now(),
        last_error: null,
        delivery: null,
        created_at: now(),
      });
    } catch (error) {
      throw new Error(`${host} did not take the mail: ${(error as Error).message}`);
    } finally {
      mailer.close();
    }
    print(`${host} accepted the mail to ${to}. If it does not arrive, look in the spam folder.`);
  },
};
