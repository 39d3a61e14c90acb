import { expect, test } from '@playwright/test';
import { killMaking } from '../support/kill-making.ts';
import { killTorture } from '../support/kill-torture.ts';

test('no acknowledged point is lost when the server is killed', async () => {
  const report = await killTorture({ kills: 4, seed: 7 });
  expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});

test('a created record exists once, at whatever moment the server is killed', async () => {
  const report = await killMaking(6);
  expect(report).toMatchObject({ kills: 6, unanswered: 6, twice: 0 });
});
