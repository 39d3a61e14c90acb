/** The languages of pages and mails. The first has no prefix in addresses. */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A kept or received word as a language of ours; the default for any other word. */
export function languageNamed(name: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE;
}

/** The language of an address: `/sw/...` is Swahili, an address without a prefix is English. */
export function languageOf(pathname: string): Language {
  return languageNamed(pathname.split('/', 2)[1]);
}

/** `/teams` in the given language. `path` starts with a slash and carries no language. */
export function localPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  // The first page has no slash at its end, also where a query follows.
  return `/${language}${path.replace(/^\/(?=$|\?)/, '')}`;
}

/** The path without its language: `/sw/teams` is `/teams`. */
export function neutralPath(pathname: string): string {
  const language = languageOf(pathname);
  if (localPath(language, '/') === '/') return pathname;
  return pathname.slice(language.length + 1) || '/';
}

/** The language that a switch between languages leads to. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
}
