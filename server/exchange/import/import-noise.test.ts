import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startLeague } from './testing/import-into.ts';

test('ten megabytes of random bytes are refused by row and column and leave nothing', async () => {
  const league = await startLeague();
  const noise = randomBytes(5_000_000).toString('latin1');
  const header = 'date,team1,team2\n';
  const files = [
    noise,
    header + noise,
    header + '2026-01-01,A,B\n'.repeat(600_000),
    header + '\n'.repeat(9_000_000),
    header + '\0'.repeat(9_000_000),
    `${header}2026-01-01,A,${'x'.repeat(9_000_000)}`,
    `${header}2026-01-01,A,"${'x\n'.repeat(4_000_000)}`,
    ','.repeat(9_000_000),
  ];
  for (const file of files) {
    const { errors } = await league.send(file);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(201);
    for (const { row, column, message } of errors) {
      expect(row).toBeGreaterThan(0);
      expect(column.length).toBeLessThanOrEqual(60);
      expect(message.length).toBeLessThan(300);
    }
  }
  expect(await league.matches()).toEqual([]);
  expect(league.failures).toEqual([]);
  await league.stop();
});
