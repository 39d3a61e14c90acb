import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { answersTo, expectWritten, writtenCells } from './testing/answers.ts';
import { FACT_CALLS } from './testing/fact-calls.ts';
import { worldOf } from './testing/world.ts';

let now = Date.now();
const server = await startTestServer({ clock: () => now, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const world = await worldOf(server, (ms) => {
  now += ms;
  return now;
});

test('facts such as age or status open and close calls as docs/permissions.md says', async () => {
  const cellOf = (status: number) => (status >= 401 && status <= 404 ? String(status) : 'yes');
  const rows: string[][] = [];
  const undone: string[] = [];
  for (const { call, fact, maker, isOwn } of FACT_CALLS) {
    const start = [`\`${call}\``, fact];
    const options = { written: writtenCells(...start), isOwn: isOwn === true };
    const answers = await answersTo(world, call, (role) => maker(world, role), options);
    rows.push([...start, ...answers.statuses.map(cellOf)]);
    if (!answers.isDone) undone.push(`${call} ${fact}`);
  }
  expectWritten(['call', 'fact'], rows);
  expect(undone, 'calls that nobody could make').toEqual([]);
});
