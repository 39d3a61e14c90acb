import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type WhatsAppWords } from './whatsapp-words-en.ts';
import { sw } from './whatsapp-words-sw.ts';

export const useWhatsAppWords = screenWords(inEveryLanguage<WhatsAppWords>({ en, sw }));
