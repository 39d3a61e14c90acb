import { useWords } from '#app/lib/use-words.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import { type DocumentWords, en } from './document-words-en.ts';
import { sw } from './document-words-sw.ts';

const WORDS = inEveryLanguage<DocumentWords>({ en, sw });

/** The words of this screen come with it alone: no other page of the administration carries them. */
export function useDocumentWords(): DocumentWords {
  return WORDS[useWords().language];
}
