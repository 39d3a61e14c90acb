import { afterAll, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { endMatchesOf } from '#server/play/standings/withdrawal.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { importRows } from './commands.ts';
import type { ImportRow } from './read/import-row.ts';

const { store, call, stop } = await startTestServer();
afterAll(stop);

const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const row = (team2: string, sets: ImportRow['sets']): ImportRow => ({
  row: 2,
  date: '2026-03-01',
  team1: 'Nyota',
  team2,
  sets,
  time: undefined,
  location: undefined,
  group: undefined,
  round: undefined,
  result: undefined,
  counts: undefined,
});
const WON: ImportRow['sets'] = [
  [25, 20],
  [25, 21],
  [25, 22],
];

const { body } = await call('POST', '/api/v1/leagues', {
  name: 'Ligi ya Matokeo',
  type: 'League',
  startsAt: '2026-01-01',
  location: 'Dar es Salaam',
  partner: 'N/A',
});
const leagueId: string = body.id;

async function matchIds(): Promise<Map<string, string>> {
  const { items } = (await call('GET', `/api/v1/matches?league=${leagueId}&limit=100`)).body;
  return new Map(items.map((match: any) => [match.team2.name, match.id]));
}

/** The matches that a command reports as settled anew, in place of what `writeResults` does then. */
async function settledBy(
  command: (tx: Parameters<typeof endMatchesOf>[0]) => Promise<unknown>,
): Promise<string[]> {
  const settled: string[] = [];
  await write(store, author, async (tx) => {
    await command({
      ...tx,
      matchSettled: ({ id, league_id }) => {
        expect(league_id).toBe(leagueId);
        settled.push(id);
      },
      leagueChanged: () => undefined,
    });
  });
  return settled.sort();
}

const importing = (...rows: ImportRow[]) =>
  settledBy((tx) => importRows(store, tx, author, leagueId, rows, { gender: 'Men' }));

test('an import reports the new matches that have a result, and later those with another one', async () => {
  const first = await importing(row('Simba', WON), row('Duma', []), row('Tembo', []));
  const ids = await matchIds();
  expect(first).toEqual([ids.get('Simba')]);

  expect(await importing(row('Simba', WON), row('Duma', []))).toEqual([]);

  const second = await importing(
    row(
      'Simba',
      [...WON].map(([a, b]) => [b, a]),
    ),
    row('Duma', WON),
  );
  expect(second).toEqual([ids.get('Simba'), ids.get('Duma')].sort());
});

test('a withdrawal reports the matches that it ends', async () => {
  const ids = await matchIds();
  const match = await call('GET', `/api/v1/matches/${ids.get('Tembo')}`);
  const settled = await settledBy((tx) =>
    endMatchesOf(tx, store, author, leagueId, match.body.team2.id, 'keep-and-award'),
  );
  expect(settled).toEqual([ids.get('Tembo')]);
});
