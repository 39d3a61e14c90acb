import type { Vault } from '#server/platform/config/vault.ts';
import type { MailRow } from '#server/platform/db/tables/mail-tables.ts';

/** Before what was sealed; a mail that an older version has queued is as it was. */
const SEALED = 'sealed:';
const COLUMNS = ['text', 'html', 'headers'] as const;

/** A mail that waits holds links that open accounts: a copy of the database shows none of them. */
export function sealMail(mail: MailRow, seal: Vault['seal']): MailRow {
  const sealed = COLUMNS.map((column) => [column, `${SEALED}${seal(mail[column])}`]);
  return { ...mail, ...Object.fromEntries(sealed) };
}

/** The mail as it was written; empty where it was sealed with another SECRET. */
export function openMail(mail: MailRow, { open }: Pick<Vault, 'open'>): MailRow {
  const opened = COLUMNS.map((column) => {
    const text = mail[column];
    return [column, text.startsWith(SEALED) ? (open(text.slice(SEALED.length)) ?? '') : text];
  });
  return { ...mail, ...Object.fromEntries(opened) };
}

/** Sealed with another SECRET, as after a restore without it: nobody can send it any more. */
export function isUnreadable(mail: MailRow): boolean {
  return mail.text === '';
}
