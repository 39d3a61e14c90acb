/** The languages of pages and mails. The first has no prefix in addresses. */
export const PUBLISHED_LANGUAGES = ['en', 'sw'] as const;
export type PublishedLanguage = (typeof PUBLISHED_LANGUAGES)[number];

/**
 * Accented English, made from the English texts: whatever a page shows without accents did not come
 * from the texts of its language. It exists where NODE_ENV is 'development', and nowhere else.
 */
export const PSEUDO_LANGUAGE = 'en-XA';
export const HAS_PSEUDO_LANGUAGE = process.env.NODE_ENV === 'development';

export type Language = PublishedLanguage | typeof PSEUDO_LANGUAGE;
/** Every language that this program speaks. */
export const LANGUAGES: readonly Language[] = HAS_PSEUDO_LANGUAGE
  ? [...PUBLISHED_LANGUAGES, PSEUDO_LANGUAGE]
  : PUBLISHED_LANGUAGES;
export const DEFAULT_LANGUAGE: Language = PUBLISHED_LANGUAGES[0];

/** For dates and numbers. Greek ones stand out among accented English. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  sw: 'sw-TZ',
  [PSEUDO_LANGUAGE]: 'el-GR',
};

/** The languages by their own names, as a link to a page in that language says it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  sw: 'Kiswahili',
  [PSEUDO_LANGUAGE]: 'Åççéñţéð',
};

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

/**
 * The same on a site with a language of its own. Its bare address leads to that one, so the first page
 * of the default language then has a name, `/en`. All other addresses stay, so that links go on working.
 *
 * @param own the language of the site
 */
export function sitePath(language: Language, path: string, own: Language): string {
  const isFirstPage = /^\/(?=$|\?)/.test(path);
  if (!isFirstPage || language !== DEFAULT_LANGUAGE || own === language) {
    return localPath(language, path);
  }
  return `/${language}${path.slice(1)}`;
}

/** The path without its language: `/sw/teams` is `/teams`, and `/en` the first page. */
export function neutralPath(pathname: string): string {
  if (pathname === `/${DEFAULT_LANGUAGE}`) return '/';
  const language = languageOf(pathname);
  if (language === DEFAULT_LANGUAGE) return pathname;
  return pathname.slice(language.length + 1) || '/';
}

/** The language that a switch between languages leads to. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
}
