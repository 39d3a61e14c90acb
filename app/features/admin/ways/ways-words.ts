import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type WaysWords } from './ways-words-en.ts';
import { sw } from './ways-words-sw.ts';

export const useWaysWords = screenWords(inEveryLanguage<WaysWords>({ en, sw }));
