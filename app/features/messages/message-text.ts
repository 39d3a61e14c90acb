import { localPath, type PublishedLanguage } from '#contract/language.ts';
import type { OwnMessage } from '#contract/messages/message.ts';

type Written = Pick<OwnMessage, 'texts' | 'path'>;

/** The words of a message in a language; every message has them in each. */
export function textIn({ texts }: Pick<Written, 'texts'>, language: string) {
  return texts.find((text) => text.language === language) ?? texts[0]!;
}

/** A message as it is sent to a chat: title, lines, and the address of the page that says more. */
export function chatText(message: Written, language: PublishedLanguage, origin: string): string {
  const { title, text } = textIn(message, language);
  return [title, text, `${origin}${localPath(language, message.path)}`].join('\n');
}
