import { screenWords } from '#app/lib/screen-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type PictureWords } from './picture-words-en.ts';
import { sw } from './picture-words-sw.ts';

export const usePictureWords = screenWords(inEveryLanguage<PictureWords>({ en, sw }));
