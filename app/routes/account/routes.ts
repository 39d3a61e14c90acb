import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Language } from '#app/lib/language.ts';
import { inLanguage } from '#app/routes/language-routes.ts';

/** Signing in, saying who one is, and the areas where people land. */
export function accountRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    route('sign-in', 'routes/account/sign-in.tsx'),
    route('sign-up', 'routes/account/sign-up.tsx'),
    route('coach', 'routes/account/coach.tsx'),
    route('player', 'routes/account/player.tsx'),
    route('partner', 'routes/account/partner.tsx'),
  ]);
}
