import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '#app/lib/language.ts';
import { inLanguage } from '#app/routes/language-routes.ts';

const MATCH = 'routes/public/match-beside-list.tsx';

/** The public site (section 2 of the specification), inside its frame. */
export function publicRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    layout('routes/public/frame.tsx', [
      layout('routes/public/centre.tsx', [
        index('routes/public/home.tsx'),
        route(':id', MATCH),
        route(':id/rightDetails', MATCH),
        route(':id/h2h', MATCH),
        route(':id/standings', MATCH),
        route(':id/group', MATCH),
        route('right/:id', 'routes/public/right/details.tsx'),
        route('right/:id/rightDetails', 'routes/public/right/details.tsx'),
        route('right/:id/h2h', 'routes/public/right/h2h.tsx'),
        route('right/:id/standings', 'routes/public/right/standings.tsx'),
        route('right/:id/group', 'routes/public/right/group.tsx'),
        route('*', 'routes/public/missing.tsx'),
      ]),
    ]),
  ]);
}
