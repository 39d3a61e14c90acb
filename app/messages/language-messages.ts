import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { sw } from './sw.ts';

const LANGUAGE_MESSAGES = inEveryLanguage<Messages>({ en, sw });

export function messagesOf(language: Language): Messages {
  return LANGUAGE_MESSAGES[language];
}
