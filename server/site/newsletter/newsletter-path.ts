/** The page of the newsletter in a language; those of the links stand below it. */
export function newsletterPath(language: unknown): string {
  return language === 'sw' ? '/sw/newsletter' : '/newsletter';
}
