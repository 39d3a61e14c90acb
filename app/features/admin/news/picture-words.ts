import { useWords } from '#app/lib/use-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type PictureWords } from './picture-words-en.ts';
import { sw } from './picture-words-sw.ts';

const WORDS = inEveryLanguage<PictureWords>({ en, sw });

/** The words of this screen come with it alone: no other page of the administration carries them. */
export function usePictureWords(): PictureWords {
  return WORDS[useWords().language];
}
