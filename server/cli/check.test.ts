import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { playDue } from '#server/demo/replay.ts';
import { ENGINE, openCopies } from './testing/command-line.ts';

const openPlayed = openCopies(async (line) => {
  await line.run('demo');
  await line.withStore((store) => playDue(store, Date.now()));
});

test('consistent data have no findings', async () => {
  const line = await openPlayed();
  const { code, lines } = await line.run('check');
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\d{3} matches, \d{3,} entries of their logs, 0 findings\.$/);
  await line.drop();
});

test('the data are consistent after old demonstration matches were deleted', async () => {
  const line = await openPlayed();
  const day = 24 * 60 * 60 * 1000;
  for (let days = 1; days < 7; days += 1) {
    await line.withStore((store) => playDue(store, Date.now() + days * day));
  }
  const answer = await line.run('check');
  expect(answer.output).toMatch(/ 0 findings\.$/);
  await line.drop();
});

const DAMAGES: [string, string, RegExp][] = [
  [
    'a projection that is not the fold',
    "update match set team1_wins = 9 where status = 'Live'",
    /team1_wins should be/,
  ],
  ['an entry that is gone', 'delete from match_event where seq = 2', /should have entries 1 to/],
  [
    'an entry that was changed',
    `update match_event set payload = '{}' where type = 'rally' and seq = 5`,
    /cannot be folded|should be/,
  ],
  ['a length that is not the log’s', 'update match set seq = seq + 1', /should have entries/],
  ['a log without rules', 'update match set rules = null', /no rules/],
  ['a change that is gone', 'delete from change where version = 1', /changes were counted/],
  [
    'a counter that fell behind',
    "update counter set value = 0 where name = 'live'",
    /beyond the counter/,
  ],
  [
    'a version without its change',
    "update match set version = version + 1 where status = 'Live'",
    /newest change/,
  ],
];

test.each(DAMAGES)('%s is found', async (_name, statement, words) => {
  const line = await openPlayed();
  await line.withStore((store) => sql.raw(statement).execute(store.db));
  const answer = await line.run('check');
  expect(answer.code).toBe(1);
  expect(answer.output).toMatch(words);
  expect(answer.lines.at(-1)).not.toMatch(/ 0 findings/);
  await line.drop();
});

test.skipIf(ENGINE === 'postgres')('SQLite: a reference to a missing row is found', async () => {
  const line = await openPlayed();
  await line.withStore(async (store) => {
    await sql`PRAGMA foreign_keys = OFF`.execute(store.db);
    await sql`delete from league where type = 'Beach'`.execute(store.db);
  });
  const answer = await line.run('check');
  expect(answer).toMatchObject({ code: 1 });
  expect(answer.output).toContain('refers to a missing league');
  await line.drop();
});
