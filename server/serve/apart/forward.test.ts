import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { forwardLongCalls } from './forward.ts';
import type { ApartCall } from './messages.ts';

function serving(isLarge: boolean) {
  const forwarded: ApartCall[] = [];
  const apart = {
    async call(call: ApartCall) {
      forwarded.push(call);
      const headers: [string, string][] = [['content-type', 'text/plain']];
      return { status: 200, headers, body: new TextEncoder().encode('apart') };
    },
  };
  const app = new Hono<ApiEnv>();
  app.use(forwardLongCalls(apart, () => isLarge));
  app.all('*', async (c) => c.text(`here ${(await c.req.text()).length}`));
  const ask = async (method: string, path: string, length = 0, letter = 'x') => {
    const init = { method, ...(length ? { body: letter.repeat(length) } : {}) };
    return (await app.request(path, init)).text();
  };
  return { ask, forwarded };
}

test('long files and plans go to another thread, all other calls stay', async () => {
  const { ask, forwarded } = serving(false);
  expect(await ask('POST', '/api/v1/import/teams', 20_000)).toBe('apart');
  expect(await ask('POST', '/api/v1/leagues/l/import?dryRun=true', 20_000)).toBe('apart');
  expect(await ask('POST', '/api/v1/matches/m/import', 20_000)).toBe('apart');
  expect(await ask('POST', '/api/v1/import/teams', 200)).toBe('here 200');
  expect(await ask('POST', '/api/v1/matches/m/events', 20_000)).toBe('here 20000');
  expect(await ask('GET', '/api/v1/exports/teams')).toBe('here 0');
  expect(forwarded.map(({ body }) => body?.byteLength)).toEqual([20_000, 20_000, 20_000]);
});

test('a workbook goes to another thread however short it is', async () => {
  const { ask } = serving(false);
  expect(await ask('POST', '/api/v1/import/teams', 100, 'PK')).toBe('apart');
});

test('on a large site every plan, export and sitemap goes to another thread', async () => {
  const { ask } = serving(true);
  for (const [method, path] of [
    ['POST', '/api/v1/leagues/l/fixtures'],
    ['PUT', '/api/v1/leagues/l/schedule'],
    ['GET', '/api/v1/exports/standings'],
    ['GET', '/sitemap.xml'],
    ['GET', '/sitemap-2.xml'],
  ] as const) {
    expect(await ask(method, path)).toBe('apart');
  }
  expect(await ask('POST', '/api/v1/teams')).toBe('here 0');
});
