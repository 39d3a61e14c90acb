import type { Me, Role } from '#contract/accounts/user.ts';

const LANDINGS: Record<Role, string> = {
  admin: '/admin/dashboard',
  Coach: '/coach',
  Player: '/player',
  Partner: '/partner',
  Fan: '/',
};

type RoleFacts = Pick<Me, 'role' | 'roleChosen' | 'secretaryOf' | 'managerOf'>;

/** Whether the administration is open to somebody: all of it, or that of some leagues. */
export function worksInOffice({ role, secretaryOf }: Pick<Me, 'role' | 'secretaryOf'>): boolean {
  return role === 'admin' || secretaryOf.length > 0;
}

/** The own areas of a person as paths without language, first the one on which they land. */
function areasOf(me: RoleFacts): string[] {
  const own = LANDINGS[me.role];
  const areas = [
    ...(worksInOffice(me) ? [LANDINGS.admin] : []),
    ...(me.managerOf.length > 0 ? [LANDINGS.Coach] : []),
    ...(own === '/' ? [] : [own]),
  ];
  return [...new Set(areas)];
}

/** The role whose area a page is, beside the first: of a coach who runs leagues, a player who manages a club. */
export function otherAreasOf(me: RoleFacts): { role: Role; path: string }[] {
  const roles = Object.keys(LANDINGS) as Role[];
  return areasOf(me)
    .slice(1)
    .flatMap((path) => roles.flatMap((role) => (LANDINGS[role] === path ? [{ role, path }] : [])));
}

/** The page on which a person lands after signing in, as a path without language. */
export function landingOf(me: RoleFacts): string {
  const { role, roleChosen } = me;
  const [first] = areasOf(me);
  if (first !== undefined) return first;
  return role === 'Fan' && !roleChosen ? '/sign-up' : '/';
}

/** The page that asked for signing in, if it is one of ours; never another site. */
export function requestedPage(search: string): string | undefined {
  const requested = new URLSearchParams(search).get('next');
  // Browsers read a backslash as a slash, and drop tabs and line breaks before they look.
  if (requested === null || !/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(requested)) return;
  return requested;
}
