import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const ADULT = { dateOfBirth: '1999-01-01' };

async function found(q: string) {
  const path = `/api/v1/search?q=${encodeURIComponent(q)}`;
  const { body } = await call('GET', path, undefined, { token: null });
  return (body.players as { name: string }[]).map(({ name }) => name);
}

async function added(fullName: string, facts: object = ADULT): Promise<string> {
  return (await call('POST', '/api/v1/players', { fullName, ...facts })).body.id;
}

test('search knows a name from the moment that it is entered, changed, archived and restored', async () => {
  expect(await found('zawadi')).toEqual([]);
  const id = await added('Zawadi Mosha');
  expect(await found('zawadi')).toEqual(['Zawadi Mosha']);
  await call('PATCH', `/api/v1/players/${id}`, { fullName: 'Neema Mosha' });
  expect([await found('zawadi'), await found('neema')]).toEqual([[], ['Neema Mosha']]);
  await call('DELETE', `/api/v1/players/${id}`);
  expect(await found('neema')).toEqual([]);
  expect((await call('POST', `/api/v1/archive/player/${id}/restore`)).status).toBe(200);
  expect(await found('neema')).toEqual(['Neema Mosha']);
  await call('POST', `/api/v1/players/${id}/erasure`, { name: 'erase' });
  expect(await found('neema')).toEqual([]);
});

test('search names a minor from the moment of the consent to its end, behind thirty who may not be named', async () => {
  const minor = { dateOfBirth: '2016-01-01' };
  for (let n = 0; n < 30; n += 1) await added(`Rehema ${n}`, minor);
  const id = await added('Rehema Zuberi', minor);
  expect(await found('rehema')).toEqual([]);
  const consentBy = { givenBy: 'Juma Zuberi', relation: 'mother', scopes: ['name'] };
  const { body, status } = await call('POST', `/api/v1/players/${id}/consents`, {
    ...consentBy,
    givenOn: '2026-01-01',
  });
  expect([status, body.errors ?? []]).toEqual([201, []]);
  expect(await found('rehema')).toEqual(['Rehema Zuberi']);
  const consent = body.items[0].id;
  await call('POST', `/api/v1/players/${id}/consents/${consent}/withdrawal`, {});
  expect(await found('rehema')).toEqual([]);
});

test('search reads names once, and after a change only what has changed', async () => {
  for (let n = 0; n < 20; n += 1) await added(`Salum ${n}`);
  await found('salum');
  const executor = store.db.getExecutor();
  const executeQuery = executor.executeQuery.bind(executor);
  const read: number[] = [];
  let checks = 0;
  executor.executeQuery = async (query, ...rest) => {
    const result = await executeQuery(query, ...rest);
    if (query.sql.includes('from "player"') && query.sql.includes('updated_at, id)')) {
      read.push(result.rows.length);
    }
    if (query.sql.includes('updated_at %')) checks += 1;
    return result;
  };
  for (let n = 0; n < 5; n += 1) await found(`salum ${n}`);
  expect([read, checks]).toEqual([[], 0]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await added('Salum Kessy');
  expect(await found('kessy')).toEqual(['Salum Kessy']);
  expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThan(10);
  expect(checks).toBeGreaterThan(0);
});
