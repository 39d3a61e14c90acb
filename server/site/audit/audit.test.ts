import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-20T09:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store, adminId } = server;

async function newTeam(name: string, token?: string): Promise<string> {
  const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
  return (await call('POST', '/api/v1/teams', team, token ? { token } : {})).body.id;
}

async function trail(query: string) {
  const { body } = await call('GET', `/api/v1/audit?limit=100&${query}`);
  return body.items.map((it: { action: string; after: { name?: string } }) =>
    [it.action, it.after?.name].filter(Boolean).join(' '),
  );
}

test('the audit log can be read by kind, person and day in Tanzania', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const email = 'second@example.com';
  const password = 'a long password';
  const second = await addUser(store, author, { email, name: 'B', role: 'admin', password });
  const token = await addToken(store, author, { email, name: 'test' });
  const first = await newTeam('Kwanza');
  // 23:59 and 00:00 in Tanzania.
  now = Date.parse('2026-11-21T20:59:59Z');
  await newTeam('Pili', token);
  now = Date.parse('2026-11-21T21:00:00Z');
  await call('PATCH', `/api/v1/teams/${first}`, { name: 'Kwanza B' });

  const all = ['team.update Kwanza B', 'team.create Pili', 'team.create Kwanza'];
  expect(await trail('subject=team')).toEqual(all);
  expect(await trail('subject=match')).toEqual([]);
  expect(await trail(`subject=${first}`)).toEqual([all[0], all[2]]);
  expect(await trail(`subject=team:${first}`)).toEqual([all[0], all[2]]);
  expect(await trail(`subject=team&actor=${second}`)).toEqual([all[1]]);
  expect(await trail(`subject=team&actor=${adminId}`)).toEqual([all[0], all[2]]);
  expect(await trail('subject=team&from=2026-11-21&to=2026-11-21')).toEqual([all[1]]);
  expect(await trail('subject=team&from=2026-11-22')).toEqual([all[0]]);
  expect(await trail('subject=team&to=2026-11-20')).toEqual([all[2]]);
  const named = async (subject: string) =>
    (await call('GET', `/api/v1/audit?subject=${subject}`)).body.items[0].subjectName;
  expect(await named(`team:${first}`)).toBe('Kwanza B');
  expect(await named(`user:${second}`)).toBe('B');
  await call('DELETE', `/api/v1/teams/${first}`);
  expect(await named(`team:${first}`)).toBe('Kwanza B');
  expect((await call('GET', '/api/v1/audit?from=yesterday')).status).toBe(400);
});

test('ids in the values of a change are shown with names', async () => {
  const moshi = await newTeam('Moshi');
  const arusha = await newTeam('Arusha');
  const player = await call('POST', '/api/v1/players', { fullName: 'Juma', team: moshi });
  await call('PATCH', `/api/v1/teams/${moshi}`, { coach: adminId });
  await call('POST', `/api/v1/teams/${arusha}/players`, { playerId: player.body.id });
  const { body } = await call('GET', '/api/v1/audit?limit=3');
  const [move, coach] = body.items.map(({ names }: { names: object }) => names);
  expect(move).toMatchObject({ [player.body.id]: 'Juma' });
  expect(Object.keys(coach)).toContain(adminId);
});
