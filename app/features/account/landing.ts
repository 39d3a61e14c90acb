import type { Me, Role } from '#contract/accounts/user.ts';

const LANDINGS: Record<Role, string> = {
  admin: '/admin/dashboard',
  Coach: '/coach',
  Player: '/player',
  Partner: '/partner',
  Fan: '/',
};

type RoleFacts = Pick<Me, 'role' | 'roleChosen' | 'secretaryOf'>;

/** Whether the administration is open to somebody: all of it, or that of some leagues. */
export function worksInOffice({ role, secretaryOf }: RoleFacts): boolean {
  return role === 'admin' || secretaryOf.length > 0;
}

/** The own area beside the administration, of a coach, player or partner who runs leagues too. */
export function otherAreaOf(me: RoleFacts): string | undefined {
  const area = LANDINGS[me.role];
  return area === '/' || area === landingOf(me) ? undefined : area;
}

/** The page on which a person lands after signing in, as a path without language. */
export function landingOf(me: RoleFacts): string {
  const { role, roleChosen } = me;
  if (worksInOffice(me)) return LANDINGS.admin;
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
