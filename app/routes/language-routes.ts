import { prefix, type RouteConfigEntry } from '@react-router/dev/routes';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';

/**
 * The routes of one area in one language: ids get the language in front, because the same module
 * serves all, and the paths of each but the default get their prefix.
 */
export function inLanguage(language: Language, routes: RouteConfigEntry[]): RouteConfigEntry[] {
  const named = routes.map((route) => withLanguageId(language, route));
  return language === DEFAULT_LANGUAGE ? named : prefix(language, named);
}

function withLanguageId(language: Language, route: RouteConfigEntry): RouteConfigEntry {
  const name = route.id ?? `${route.file.replace(/\.tsx?$/, '')}:${route.path ?? ''}`;
  return {
    ...route,
    id: `${language}:${name}`,
    children: route.children?.map((child) => withLanguageId(language, child)),
  };
}
