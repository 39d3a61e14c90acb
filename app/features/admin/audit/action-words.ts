import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en } from './action-words-en.ts';
import { sw } from './action-words-sw.ts';

export const useActionWords = screenWords(inEveryLanguage<Record<string, string>>({ en, sw }));
