export type MailSender = { name: string; address: string };

const ADDRESS = String.raw`[^\s<>@"]+@[^\s<>@"]+\.[^\s<>@"]+`;

/** `wavu@example.org`, or with a name: `Volleyball Tanzania <wavu@example.org>`. */
export const MAIL_SENDER = new RegExp(`^(?:${ADDRESS}|[^<>"\\r\\n]+ <${ADDRESS}>)$`);

/**
 * The sender of mails. Relays that let in only senders whom they have checked need MAIL_FROM.
 *
 * @param mailFrom as MAIL_SENDER takes it
 * @param origin the address of the site, whose host the mails come from otherwise
 */
export function mailSender(mailFrom: string | undefined, origin: string): MailSender {
  if (mailFrom === undefined) {
    return { name: 'Wavu', address: `no-reply@${new URL(origin).hostname}` };
  }
  const [address, name] = mailFrom.replace('>', '').split(' <').reverse();
  return { name: name?.trim() ?? 'Wavu', address: address! };
}
