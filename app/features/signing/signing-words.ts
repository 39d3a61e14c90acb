import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type SigningWords } from './signing-words-en.ts';
import { sw } from './signing-words-sw.ts';

export const useSigningWords = screenWords(inEveryLanguage<SigningWords>({ en, sw }));
