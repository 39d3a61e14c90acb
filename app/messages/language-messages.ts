import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { sw } from './sw.ts';

const LANGUAGE_MESSAGES: Record<Language, Messages> = { en, sw };

export function messagesOf(language: Language): Messages {
  return LANGUAGE_MESSAGES[language];
}
