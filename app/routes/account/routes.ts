import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { inLanguage } from '#app/routes/language-routes.ts';
import type { Language } from '#contract/language.ts';

/** Signing in and up, one's own account, and the areas where people land. */
export function accountRoutes(language: Language): RouteConfigEntry[] {
  return inLanguage(language, [
    route('sign-in', 'routes/account/sign-in.tsx'),
    route('sign-up', 'routes/account/sign-up.tsx'),
    route('signed-in', 'routes/account/signed-in.tsx'),
    route('confirm-account', 'routes/account/confirm-account.tsx'),
    route('confirm-email', 'routes/account/confirm-email.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('setup', 'routes/account/setup.tsx'),
    route('setup/restore', 'routes/account/restore.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('inbox', 'routes/account/inbox.tsx'),
    route('hall', 'routes/account/hall.tsx'),
    route('coach', 'routes/account/coach.tsx'),
    route('coach/team/:id', 'routes/account/coach/team.tsx'),
    route('coach/club/:id', 'routes/account/coach/club.tsx'),
    route('coach/lineup/:match/:team', 'routes/account/coach/lineup.tsx'),
    route('coach/dates/:match', 'routes/account/coach/dates.tsx'),
    route('join-team', 'routes/account/join-team.tsx'),
    route('pass', 'routes/account/passes/pass.tsx'),
    route('captain', 'routes/account/captain.tsx'),
    route('enter-team', 'routes/account/enter-team.tsx'),
    route('duties', 'routes/account/duties.tsx'),
    route('seat/:id/statistician', 'routes/account/statistician.tsx'),
    route('seat/:id/stream', 'routes/account/stream.tsx'),
    route('seat/:id/:seat', 'routes/account/seat.tsx'),
    route('sign/:id/:paper/:role', 'routes/account/signing/sign.tsx'),
    route('seats/:id', 'routes/account/seats.tsx'),
    route('stories/:id', 'routes/account/stories.tsx'),
    route('player', 'routes/account/player.tsx'),
    route('partner', 'routes/account/partner.tsx'),
  ]);
}
