import { languageNamed, localPath } from '#contract/language.ts';

/** The page of the newsletter in a language; those of the links stand below it. */
export function newsletterPath(language: unknown): string {
  return localPath(languageNamed(String(language)), '/newsletter');
}
