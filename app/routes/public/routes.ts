import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '#app/lib/language.ts';
import { inLanguage } from '#app/routes/language-routes.ts';

/** The public site (section 2 of the specification), inside its frame. */
export function publicRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    layout('routes/public/frame.tsx', [
      layout('routes/public/centre.tsx', [
        index('routes/public/home.tsx'),
        route('*', 'routes/public/missing.tsx'),
      ]),
    ]),
  ]);
}
