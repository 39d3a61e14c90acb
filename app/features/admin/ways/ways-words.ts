import { useWords } from '#app/lib/use-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type WaysWords } from './ways-words-en.ts';
import { sw } from './ways-words-sw.ts';

const WORDS = inEveryLanguage<WaysWords>({ en, sw });

/** The words of this screen come with it alone: no other page of the administration carries them. */
export function useWaysWords(): WaysWords {
  return WORDS[useWords().language];
}
