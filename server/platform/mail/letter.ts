import type { Language } from '#contract/language.ts';

/** The contents of a mail, before they are written as plain text and as HTML. */
export type Letter = {
  to: string;
  /** A screen reader reads it out in this one. */
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  link?: { label: string; url: string };
  /** Small print at the end. */
  closing?: string;
  replyTo?: string;
  /** One-click: where a mail program may POST to end the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  /** To many at once: goes after the letters that somebody waits for. */
  bulk?: boolean;
  /** The delivery of messages of the office that it tells of. */
  delivery?: string;
};

/** Stands for the name of the site in the words of our mails. */
const SITE = '{site}';

/** The letter as the site writes it that has this name. */
export function inNameOf(letter: Letter, site: string): Letter {
  const named = (text: string) => text.replaceAll(SITE, site);
  return {
    ...letter,
    subject: named(letter.subject),
    paragraphs: letter.paragraphs.map(named),
    ...(letter.closing === undefined ? {} : { closing: named(letter.closing) }),
  };
}

export function letterText({ paragraphs, link, closing }: Letter): string {
  const parts = [...paragraphs];
  if (link) parts.push(`${link.label}:\n${link.url}`);
  if (closing) parts.push(`-- \n${closing}`);
  return `${parts.join('\n\n')}\n`;
}

/** The same words in as little HTML as every mail program shows. */
export function letterHtml({ language, subject, paragraphs, link, closing }: Letter): string {
  const body = paragraphs.map((text) => `<p>${inHtml(text)}</p>`);
  if (link) body.push(`<p><a href="${inHtml(link.url)}">${inHtml(link.label)}</a></p>`);
  if (closing) body.push(`<p><small>${withLinks(inHtml(closing))}</small></p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${inHtml(subject)}</title></head><body>${body.join('\n')}</body></html>\n`;
}

/** Headers beside the address, the subject and the text. */
export function letterHeaders({ replyTo, unsubscribeUrl }: Letter): Record<string, string> {
  return {
    ...(replyTo === undefined ? {} : { 'Reply-To': replyTo }),
    ...(unsubscribeUrl === undefined
      ? {}
      : {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  };
}

function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r?\n/g, '<br>');
}

function withLinks(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
