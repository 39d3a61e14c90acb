import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call } = server;

const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

async function namesAt(path: string): Promise<string[]> {
  const { status, body } = await call('GET', `/api/v1${path}`);
  expect(status).toBe(200);
  return body.items.map(({ name }: { name: string }) => name);
}

test('a percent sign or an underscore in a search is a plain character', async () => {
  for (const name of ['50% Club', '50 Club', 'A_B', 'AXB', 'C\\D']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
    expect((await call('POST', '/api/v1/teams', team)).status).toBe(201);
  }
  expect(await namesAt('/teams?q=50%25')).toEqual(['50% Club']);
  expect(await namesAt('/teams?q=a_b')).toEqual(['A_B']);
  expect(await namesAt('/teams?q=c%5Cd')).toEqual(['C\\D']);
  expect(await namesAt('/admin/teams?q=a_b')).toEqual(['A_B']);
});

test('a name is found by its accents', async () => {
  const person = { role: 'Fan', password: 'mpira wa wavu 6' } as const;
  await addUser(store, AUTHOR, { ...person, name: 'José Ñandú', email: 'jose_n@example.org' });
  await addUser(store, AUTHOR, { ...person, name: 'Joseph', email: 'josexn@example.org' });
  for (const list of ['/users', '/admin/users']) {
    expect(await namesAt(`${list}?q=${encodeURIComponent('josé Ñandú')}`)).toEqual(['José Ñandú']);
    expect(await namesAt(`${list}?q=jose_n`)).toEqual(['José Ñandú']);
  }
  const team = { name: 'Étoile', city: 'Kéren', coach: 'N/A', gender: 'Men' };
  await call('POST', '/api/v1/teams', team);
  expect(await namesAt(`/teams?q=${encodeURIComponent('ÉTOILE')}`)).toEqual(['Étoile']);
  expect(await namesAt(`/admin/teams?q=${encodeURIComponent('étoile kéren')}`)).toEqual(['Étoile']);
});
