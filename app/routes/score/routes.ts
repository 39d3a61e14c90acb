import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '#app/lib/language.ts';
import { inLanguage } from '#app/routes/language-routes.ts';

/** The scoring screen of a match; scorer links lead here with their token behind `#`. */
export function scoreRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [route('score/:id', 'routes/score/score.tsx')]);
}
