import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createRouteMatcher, wellFormed } from './page-routes.ts';

const pages = (prefix: string): RouteObject[] => [
  {
    id: `${prefix} frame`,
    children: [
      { id: `${prefix} home`, path: `/${prefix}`, index: true } as RouteObject,
      { id: `${prefix} teams`, path: `/${prefix}teams` },
      {
        id: `${prefix} match`,
        path: `/${prefix}:id`,
        children: [{ id: `${prefix} h2h`, path: 'h2h' }],
      },
      {
        id: `${prefix} league`,
        path: `/${prefix}league/:id`,
        children: [
          { id: `${prefix} league first`, index: true },
          { id: `${prefix} league teams`, path: 'teams' },
          { id: `${prefix} league any`, path: ':tab' },
        ],
      },
      { id: `${prefix} files`, path: `/${prefix}files/*` },
      { id: `${prefix} rest`, path: `/${prefix}*` },
    ],
  },
];
const routes: RouteObject[] = [{ id: 'root', children: [...pages(''), ...pages('sw/')] }];
const matchPath = createRouteMatcher(routes);

const found = (matches: ReturnType<typeof matchRoutes>) =>
  (matches ?? []).map(({ route, params, pathname }) => [route.id, params, pathname]);

/** Every address of up to four of these words, in any order. */
const WORDS = ['teams', 'TEAMS', 'sw', 'league', 'files', 'h2h', '', 'a%2Fb', 'te%61ms', 'made-up'];
function* addresses(): Generator<string> {
  for (const first of WORDS)
    for (const second of WORDS)
      for (const third of WORDS) {
        yield `/${first}/${second}/${third}`;
        yield `/sw/${first}/${second}/${third}`;
      }
  for (const word of WORDS) yield `/${word}`;
}

test('an address has the routes that React Router finds in the whole table', () => {
  const different = [...addresses()].filter((path) => {
    const own = JSON.stringify(found(matchPath(path)));
    return own !== JSON.stringify(found(matchRoutes(routes, path)));
  });
  expect(different).toEqual([]);
});

test.each([
  ['/', 'home'],
  ['/teams', 'teams'],
  ['/league/7/teams', 'league teams'],
  ['/sw/league/7', 'league first'],
  ['/m1/h2h', 'h2h'],
  ['/sw/files/a/b', 'files'],
  ['/made/up/address', 'rest'],
])('%s ends at %s', (path, id) => {
  expect(matchPath(path).at(-1)?.route.id).toContain(id);
});

test.each([
  ['/teams', '/teams'],
  ['/te%61ms', '/te%61ms'],
  ['/made/%zz', '/made/%25zz'],
  ['/sw/%E0%A4%A', '/sw/%25E0%25A4%25A'],
  ['/a%20b/%zz', '/a%2520b/%25zz'],
])('%s is read as %s', (path, expected) => {
  expect(wellFormed(path)).toBe(expected);
});
