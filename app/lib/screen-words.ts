import type { Language } from '#contract/language.ts';
import { useWords } from './use-words.ts';

/** A hook for words that come with one screen alone: no other page carries them. */
export function screenWords<Texts>(words: Readonly<Record<Language, Texts>>): () => Texts {
  return () => words[useWords().language];
}
