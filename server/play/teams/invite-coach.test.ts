import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function newTeam(coach: string): Promise<string> {
  const team = { name: 'Nyota', city: 'Arusha', coach, gender: 'Women' };
  return (await call('POST', '/api/v1/teams', team)).body.id;
}

const invite = (team: string, body: object) =>
  call('POST', `/api/v1/teams/${team}/coach-invitation`, body);

test('a coach whom a file named gets an account, the team, and a link that works once', async () => {
  const team = await newTeam('Kocha Juma');
  const { status, body } = await invite(team, { phone: '0712 345 678', language: 'sw' });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ name: 'Kocha Juma', role: 'Coach', phone: '+255712345678' });
  expect(body.link).toMatch(/\/sw\/reset-password#/);
  const own = (await call('GET', `/api/v1/teams/${team}`)).body;
  expect([own.coach, own.coachName]).toEqual([body.user.id, 'Kocha Juma']);
  const token = body.link.split('#')[1];
  const use = { token, password: 'mpira wa wavu 6' };
  const confirm = () => call('POST', '/api/v1/password-resets/confirm', use, { token: null });
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).status).toBeGreaterThan(399);
});

test('only a team that names a coach without an account has one to invite', async () => {
  const team = await newTeam('Kocha Asha');
  await invite(team, { email: 'asha@example.org' });
  expect((await invite(team, { email: 'other@example.org' })).body.code).toBe('COACH_HAS_ACCOUNT');
  const coachless = await newTeam('N/A');
  expect((await invite(coachless, { email: 'other@example.org' })).body.code).toBe('NO_COACH');
  await call('DELETE', `/api/v1/teams/${coachless}`);
  expect((await invite(coachless, { email: 'o@example.org' })).body.code).toBe('TEAM_ARCHIVED');
  expect((await invite('none', { email: 'o@example.org' })).status).toBe(404);
});

test('a taken number and a missing one are named, and the team keeps its coach', async () => {
  const team = await newTeam('Kocha Rehema');
  const taken = await invite(team, { phone: '+255712345678' });
  expect([taken.status, taken.body.errors[0].field]).toEqual([409, 'phone']);
  const missing = await invite(team, {});
  expect([missing.status, missing.body.errors[0].field]).toEqual([400, 'phone']);
  expect((await call('GET', `/api/v1/teams/${team}`)).body.coach).toBe('Kocha Rehema');
});
