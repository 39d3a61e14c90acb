import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import type { Words } from '#app/lib/use-words.ts';
import { type Language, LOCALES, localPath, neutralPath } from '#contract/language.ts';

export type HandedLink = {
  user: { name: string; phone: string | null; email: string };
  link: string;
  expiresAt: string;
};

const CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Nairobi',
} as const;

/** The day on which a link ends, and its hour in Tanzania. */
export function endOf({ expiresAt }: HandedLink, language: Language): string {
  const at = Date.parse(expiresAt);
  const time = new Intl.DateTimeFormat(LOCALES[language], CLOCK);
  return `${formatDay(language, localDay(at), 'dated')} ${time.format(at)}`;
}

/** The same link to the page in another language. */
export function linkIn({ link }: HandedLink, language: Language): string {
  const url = new URL(link);
  url.pathname = localPath(language, neutralPath(url.pathname));
  return url.href;
}

/** The message to the person, as read in a chat. */
export function invitationMessage(
  handed: HandedLink,
  site: string,
  { t: { invitation }, language }: Words,
): string {
  const { name, phone, email } = handed.user;
  const end = endOf(handed, language);
  const text = invitation.text(name, site, end, linkIn(handed, language));
  return `${text}\n${invitation.afterwards(phone ?? email)}`;
}
