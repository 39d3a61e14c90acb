import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { MessageWords } from './message-words.ts';
import { EN } from './words-en.ts';
import { SW } from './words-sw.ts';

/** Texts of the messages of the office, each of them short enough for an SMS. */
export const WORDS = inEveryLanguage<MessageWords>({ en: EN, sw: SW });
