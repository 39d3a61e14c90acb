import {
  HAS_PSEUDO_LANGUAGE,
  type Language,
  PSEUDO_LANGUAGE,
  type PublishedLanguage,
} from '../language.ts';
import { accentedTexts } from './accented.ts';

/**
 * Texts for every language: the written ones, and in development the accented ones beside them. A
 * language that has none does not compile.
 */
export function inEveryLanguage<Texts>(
  written: Readonly<Record<PublishedLanguage, Texts>>,
): Readonly<Record<Language, Texts>> {
  const texts = written as Record<Language, Texts>;
  if (!HAS_PSEUDO_LANGUAGE) return texts;
  return { ...texts, [PSEUDO_LANGUAGE]: accentedTexts(written.en) };
}
