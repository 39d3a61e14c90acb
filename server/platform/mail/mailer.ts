import { mailSender } from '#server/platform/config/mail-sender.ts';
import { isNear } from '#server/platform/config/plain-links.ts';
import type { MailRow } from '#server/platform/db/tables/mail-tables.ts';

export type Mailer = {
  /** Settles when the relay has taken the mail, throws where it has not. */
  send: (mail: MailRow) => Promise<void>;
  close: () => void;
};

/**
 * Hands mails to the relay of SMTP_URL.
 *
 * @param origin the address of the site, whose host the mails come from where no sender is named
 * @param mailFrom MAIL_FROM of the environment
 */
export async function createMailer(
  smtpUrl: string,
  origin: string,
  mailFrom?: string,
): Promise<Mailer> {
  // Most servers have no relay, and are 8 MB smaller without the library.
  const { createTransport } = await import('nodemailer');
  const { hostname } = new URL(origin);
  const from = mailSender(mailFrom, origin);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nobody between us and another machine may talk the relay out of encryption.
    requireTLS: !isNear(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: JSON.parse(mail.headers) as Record<string, string>,
        // The same at every try: a mail that arrives twice is known as one.
        messageId: `<${mail.id}@${hostname}>`,
        date: new Date(mail.created_at),
      });
    },
    close: () => transport.close(),
  };
}

/** The relay says that this mail will never be taken: trying again would only annoy it. */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
