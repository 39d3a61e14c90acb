import type { Language } from '#contract/language.ts';

/** The URL decides: `/sw/...` is Swahili, everything else English. */
export function languageOf(pathname: string): Language {
  return pathname === '/sw' || pathname.startsWith('/sw/') ? 'sw' : 'en';
}

/** `/teams` in the given language. `path` starts with a slash and carries no language. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/sw' : `/sw${path}`;
}

/** The path without its language: `/sw/teams` is `/teams`. */
export function neutralPath(pathname: string): string {
  return languageOf(pathname) === 'sw' ? pathname.slice(3) || '/' : pathname;
}
