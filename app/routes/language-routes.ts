import { prefix, type RouteConfigEntry } from '@react-router/dev/routes';
import type { Language } from '#contract/language.ts';

/**
 * The routes of one area in one language: ids get the language in front, because the same module
 * serves both, and Swahili paths get their prefix.
 */
export function inLanguage(language: Language, routes: RouteConfigEntry[]): RouteConfigEntry[] {
  const named = routes.map((route) => withLanguageId(language, route));
  return language === 'en' ? named : prefix(language, named);
}

function withLanguageId(language: Language, route: RouteConfigEntry): RouteConfigEntry {
  const name = route.id ?? `${route.file.replace(/\.tsx?$/, '')}:${route.path ?? ''}`;
  return {
    ...route,
    id: `${language}:${name}`,
    children: route.children?.map((child) => withLanguageId(language, child)),
  };
}
