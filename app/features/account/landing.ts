import type { Me, Role } from '#contract/accounts/user.ts';

const LANDINGS: Record<Role, string> = {
  admin: '/admin/dashboard',
  Coach: '/coach',
  Player: '/player',
  Partner: '/partner',
  Fan: '/',
};

/** The page on which a person lands after signing in, as a path without language. */
export function landingOf({ role, roleChosen }: Pick<Me, 'role' | 'roleChosen'>): string {
  if (role === 'Fan' && !roleChosen) return '/sign-up';
  return LANDINGS[role];
}

/** The page that asked for signing in, if it is one of ours; never another site. */
export function requestedPage(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('next');
  // Browsers read a backslash as a slash, and drop tabs and line breaks before they look.
  if (requested === null || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(requested)) return;
  return requested;
}
