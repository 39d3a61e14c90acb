import { afterAll, beforeAll, expect, test } from 'vitest';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepPeriods } from './commands.ts';
import { forgetUnusedAccounts } from './unused-accounts.ts';

const ORIGIN = 'https://wavu.example';
const server = await startTestServer({ mailOrigin: ORIGIN });
afterAll(() => server.stop());
const { store, call } = server;
const { db } = store;

const NOW = Date.now();
const DAY = 24 * 60 * 60 * 1000;
const JOB = { kind: 'system', name: 'retention' } as const;
const PAST = NOW - (RETENTION_DAYS.request + 1) * DAY;
const WITHIN = NOW - (RETENTION_DAYS.request - 1) * DAY;

let league: string;
beforeAll(async () => {
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Tanga', partner: 'N/A' };
  league = (await call('POST', '/api/v1/leagues', { ...season, name: 'Ligi' })).body.id;
});

async function runs(): Promise<unknown[]> {
  const { body } = await call('GET', '/api/v1/audit?subject=site:retention');
  return body.items.map(({ action, after }: { action: string; after: unknown }) => [action, after]);
}

test('entries of teams are deleted a year after the decision, or a year after they came without one', async () => {
  const entry = { league_id: league, team_name: 'Chui', details: null, fee: null, reason: '' };
  const rows = [
    ['decided long ago', 'refused', 1, PAST],
    ['decided lately', 'accepted', 1, WITHIN],
    ['waiting for a year', 'waiting', PAST, null],
    ['waiting', 'waiting', WITHIN, null],
  ] as const;
  for (const [id, state, created_at, decided_at] of rows)
    await db
      .insertInto('team_entry')
      .values({ id, token_hash: id, state, team_id: null, created_at, decided_at, ...entry })
      .execute();
  expect(await keepPeriods(store, { actor: JOB, now: NOW })).toMatchObject({ request: 2 });
  const left = await db.selectFrom('team_entry').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['decided lately', 'waiting']);
});

test('links by which teams enter a league are deleted a year after they end', async () => {
  for (const [id, expires_at] of [
    ['old', PAST],
    ['young', WITHIN],
  ] as const)
    await db
      .insertInto('entry_link')
      .values({ id, league_id: league, token_hash: id, fee: null, expires_at, created_at: 1 })
      .execute();
  await keepPeriods(store, { actor: JOB, now: NOW });
  const left = await db.selectFrom('entry_link').select('id').execute();
  expect(left).toEqual([{ id: 'young' }]);
});

test('entries of a device that were put aside are deleted a year after the choice, and not before it', async () => {
  const place = { city: 'Tanga', coach: 'N/A', gender: 'Women' };
  const branch = { base_seq: 0, entries: 1, events: '[]', actor_name: 'x', parked_at: 1 };
  const team = async (name: string): Promise<string> =>
    (await call('POST', '/api/v1/teams', { ...place, name })).body.id;
  const day = { matchType: 'Friendly', matchDate: '2027-12-01', matchTime: '16:00' };
  const teams = { team1: await team('Chui'), team2: await team('Simba') };
  const decided: Record<string, number | null> = { old: PAST, young: WITHIN, open: null };
  const match = (await call('POST', '/api/v1/matches', { ...teams, ...day })).body.id;
  for (const [id, decided_at] of Object.entries(decided))
    await db
      .insertInto('parked_branch')
      .values({
        ...branch,
        match_id: match,
        id,
        choice: decided_at === null ? null : 'server',
        decided_at,
        decided_by: null,
      })
      .execute();
  expect(await keepPeriods(store, { actor: JOB, now: NOW })).toMatchObject({ parked: 1 });
  const left = await db.selectFrom('parked_branch').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(['open', 'young']);
});

test('the warning of an unused account is written in every language and noted once', async () => {
  const email = 'unused@example.org';
  const user = { email, name: 'Asha', role: 'Fan', password: 'mpira wa wavu 6' } as const;
  await addUser(store, { actor: JOB, now: NOW }, user);
  await db.deleteFrom('audit').execute();
  const later = { actor: JOB, now: NOW + (RETENTION_DAYS.unusedAccount + 1) * DAY };
  expect(await forgetUnusedAccounts(store, later, ORIGIN)).toEqual({ warned: 1, erased: 0 });
  const row = await db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(row.subject).toBe('Your account at Wavu will be erased / Akaunti yako ya Wavu itafutwa');
  expect(openMail(row, store.vault).text).toContain(`Sign in / Ingia:\n${ORIGIN}/sign-in`);
  expect(await forgetUnusedAccounts(store, later, ORIGIN)).toEqual({ warned: 0, erased: 0 });
  expect(await runs()).toEqual([['site.retention', { warned: 1 }]]);
});

test('signatures from devices of their own are deleted after 30 days', async () => {
  const about = { city: 'Tanga', gender: 'Men', coach: 'N/A' };
  const teams: string[] = [];
  for (const name of ['Chui', 'Faru']) {
    teams.push((await call('POST', '/api/v1/teams', { ...about, name })).body.id);
  }
  const [team1, team2] = teams;
  const fixture = { matchType: 'Friendly', matchDate: '2026-11-21', matchTime: '16:00' };
  const { id: match_id } = (await call('POST', '/api/v1/matches', { ...fixture, team1, team2 }))
    .body;
  const signature = {
    match_id,
    paper: 'sheet',
    role: 'coach1',
    user_id: null,
    protest: 0,
  } as const;
  const facts = { name: 'Asha', drawing: 'M1 1L2 2', manner: 'own-device', seal: 's' } as const;
  for (const [id, days] of [
    ['old', 31],
    ['young', 29],
  ] as const) {
    await db
      .insertInto('handed_signature')
      .values({ id, handed_at: NOW - days * DAY, ...signature, ...facts })
      .execute();
  }
  expect(await keepPeriods(store, { actor: JOB, now: NOW })).toMatchObject({ handedSignature: 1 });
  const left = await db.selectFrom('handed_signature').select('id').execute();
  expect(left).toEqual([{ id: 'young' }]);
});
