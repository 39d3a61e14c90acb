import type { ServerBuild } from 'react-router';
import type { Season } from './season.ts';

type Handle = { hydrate?: boolean };

/** Every public page of the build, with ids of the season in place of `:id`. English alone: the
 * Swahili pages are the same routes under another prefix. */
export function publicPaths(build: ServerBuild, season: Season): string[] {
  const routes = build.routes;
  const isParent = new Set(Object.values(routes).map((route) => route?.parentId));
  const paths = Object.values(routes).flatMap((leaf) => {
    if (!leaf || isParent.has(leaf.id)) return [];
    let path = '';
    for (let route: typeof leaf | undefined = leaf; route; route = routes[route.parentId ?? '']) {
      if ((route.module.handle as Handle | undefined)?.hydrate) return [];
      if (route.path) path = `/${route.path}${path}`;
    }
    // Resource routes answer with data, not with a page.
    if (!leaf.module.default || path.includes('*') || path.startsWith('/sw')) return [];
    return [fillIn(path || '/', season)];
  });
  return [...new Set(paths)].sort();
}

/** Anything else with an id is the page of a match. */
function fillIn(path: string, season: Season): string {
  const { league, team, player, news, ground, fiveSetMatch } = season;
  const ids = { league, team, news, grounds: ground, 'player-profile': player };
  const folder = path.split('/')[1] as keyof typeof ids;
  return path.replace(/:\w+/, ids[folder] ?? fiveSetMatch);
}

/** The same path for the eye: what stands in place of an id does not matter there. */
export const shown = (path: string) => path.replace(/[0-9a-f-]{36}/, ':id');
