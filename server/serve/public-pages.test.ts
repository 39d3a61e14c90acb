import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { notFound } from '#server/platform/errors/app-error.ts';
import { createPublicPages, type PublicEntry } from './public-pages.ts';

type Loader = (args: { params: { id?: string } }) => unknown;

/** A root and one page at `/teams/:id`; its document is what a page would show, as JSON. */
function pagesWith(loader: Loader, show: (errors: unknown) => void = () => {}) {
  const faults: [unknown, string][] = [];
  const publicRoutes: PublicEntry['publicRoutes'] = ([route, ...inner]) =>
    route === undefined
      ? []
      : [
          {
            id: route.id,
            path: route.path,
            loader: route.module.loader,
            children: publicRoutes(inner),
          },
        ];
  const renderPublic: PublicEntry['renderPublic'] = (_, { loaderData, errors }, { origin }) => {
    show(errors);
    return JSON.stringify({ ...loaderData, errors: Object.keys(errors ?? {}), origin });
  };
  const routes = {
    root: { id: 'root', path: '', module: {} },
    team: { id: 'team', path: 'teams/:id', module: { loader } },
  };
  const entry = { module: { publicRoutes, renderPublic } };
  const render = createPublicPages(
    { routes, entry } as unknown as ServerBuild,
    undefined,
    (error, path) => faults.push([error, path]),
  );
  const request = async (path: string) => {
    const url = new URL(path, 'https://wavu.test');
    const page = await render(['root', 'team'], url, new RouterContextProvider());
    return { ...page, shown: JSON.parse(page.html) };
  };
  return { ask: request, faults };
}

test('a page shows the data of its loaders with the headers of its own loader', async () => {
  const { ask: request, faults } = pagesWith(({ params }) =>
    data({ name: params.id }, { status: 203, headers: { 'cache-control': 'no-store' } }),
  );
  const { status, headers, shown } = await request('/teams/kibo?date=2026-11-21');
  expect(status).toBe(203);
  expect(headers).toEqual({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(shown).toEqual({ team: { name: 'kibo' }, errors: [], origin: 'https://wavu.test' });
  expect((await request('/teams/simba')).shown.team).toEqual({ name: 'simba' });
  expect(faults).toEqual([]);
});

test('a query that finds nothing answers a missing page without logging a fault', async () => {
  const { ask: request, faults } = pagesWith(() => {
    throw notFound('team.notFound');
  });
  expect(await request('/teams/kibo')).toMatchObject({ status: 404, shown: { errors: ['root'] } });
  expect(faults).toEqual([]);
});

test('a failing loader is logged with its path and answered with the error page', async () => {
  const gone = new Error('disk');
  const { ask: request, faults } = pagesWith(() => Promise.reject(gone));
  expect(await request('/teams/kibo')).toMatchObject({ status: 500, shown: { errors: ['root'] } });
  expect(faults).toEqual([[gone, '/teams/kibo']]);
});

test('a fault during rendering is logged and answered in the same way', async () => {
  const odd = new TypeError('of undefined');
  const { ask: request, faults } = pagesWith(
    () => null,
    (errors) => {
      if (!errors) throw odd;
    },
  );
  expect(await request('/teams/kibo')).toMatchObject({ status: 500, shown: { errors: ['root'] } });
  expect(faults).toEqual([[odd, '/teams/kibo']]);
});
