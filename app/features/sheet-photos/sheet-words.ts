import { useWords } from '#app/lib/use-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { en, type SheetWords } from './sheet-words-en.ts';
import { sw } from './sheet-words-sw.ts';

const WORDS = inEveryLanguage<SheetWords>({ en, sw });

/** The words of these photos come with them alone: no other page carries them. */
export function useSheetWords(): SheetWords {
  return WORDS[useWords().language];
}
