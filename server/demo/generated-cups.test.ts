import { expect, test } from 'vitest';
import { deleteLeague } from '#server/play/leagues/commands.ts';
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { settlePast } from './settle-past.ts';

const now = Date.parse('2026-03-18T12:00:00Z');
const author = { actor: DEMO_AUTHOR, now };
const DAY_MS = 24 * 60 * 60 * 1000;

async function fixturesOf({ call }: TestServer, league: string) {
  const { body } = await call('GET', `/api/v1/leagues?q=${encodeURIComponent(league)}`);
  const { id } = body.items[0];
  return { id, ...(await call('GET', `/api/v1/leagues/${id}/fixtures`)).body };
}

const shown = ({ label, team1, team2, state }: any) =>
  `${label}: ${team1.name} – ${team2.name}, ${state}`;

test('a knock-out of the demonstration gets its teams as days pass', async () => {
  const server = await startTestServer({ clock: () => now });
  await loadDemo(server.store, author);
  const cup = await fixturesOf(server, 'Muungano');
  const knockOut = (items: any[]) => items.filter(({ label }) => label !== null).map(shown);
  expect(knockOut(cup.items).sort()).toEqual([
    'F: winner SF1 – winner SF2, waiting',
    'P3: loser SF2 – loser SF1, waiting',
    'SF1: A1 – B2, waiting',
    'SF2: B1 – A2, waiting',
  ]);
  const group = cup.items.filter((item: any) => item.label === null);
  expect(group).toHaveLength(6);
  for (const days of [3, 6, 10])
    await settlePast(server.store, { ...author, now: now + days * DAY_MS });
  const later = await fixturesOf(server, 'Muungano');
  expect(later.items.every(({ state }: { state: string }) => state === 'made')).toBe(true);
  const { body } = await server.call('GET', `/api/v1/matches?league=${cup.id}`);
  expect(body.items).toHaveLength(10);
  for (const match of body.items) expect(match).toMatchObject({ demo: true, status: 'ended' });
  await server.stop();
});

test('five teams in Swiss rounds have one bye a round, and rounds are paired as days pass', async () => {
  const server = await startTestServer({ clock: () => now });
  await loadDemo(server.store, author);
  const { swiss, items } = await fixturesOf(server, 'Dodoma Open');
  expect([swiss.rounds, items.length]).toEqual([4, 4]);
  const byes = swiss.paired.map(({ bye }: any) => bye.name);
  expect([byes.length, new Set(byes).size, byes.includes(undefined)]).toEqual([2, 2, false]);
  const starts = items.map((item: any) => Date.parse(item.startsAt) < now);
  expect(starts.filter(Boolean)).toHaveLength(2);
  for (let days = 3; days < 30; days += 3)
    await settlePast(server.store, { ...author, now: now + days * DAY_MS });
  const done = await fixturesOf(server, 'Dodoma Open');
  expect([done.swiss.paired.length, done.swiss.missing.length]).toEqual([4, 0]);
  await server.stop();
});

test('two nodes pair one round at once, and an archived league stops nothing', async () => {
  const server = await startTestServer({ clock: () => now });
  await loadDemo(server.store, author);
  const later = { ...author, now: now + 3 * DAY_MS };
  await Promise.all([settlePast(server.store, later), settlePast(server.store, later)]);
  const { id, swiss } = await fixturesOf(server, 'Dodoma Open');
  expect(swiss.paired).toHaveLength(3);
  await deleteLeague(server.store, author, id);
  const rest = await settlePast(server.store, { ...author, now: now + 20 * DAY_MS });
  expect(rest).toBeGreaterThan(5);
  await server.stop();
});
