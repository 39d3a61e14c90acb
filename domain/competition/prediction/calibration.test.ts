import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CALIBRATED_LEAGUES, CALIBRATION } from './calibration.ts';

const text = readFileSync(new URL('../../../docs/statistics.md', import.meta.url), 'utf8');

test('docs/statistics.md has the calibration that pages show', () => {
  expect(CALIBRATION).toHaveLength(10);
  const rows = CALIBRATION.map(({ matches, predicted, won }, tenth) => {
    const shares = [predicted, won].map((share) => `${(share * 100).toFixed(1)} %`);
    return `| ${tenth * 10} to ${tenth * 10 + 10} % | ${matches} | ${shares.join(' | ')} |`;
  });
  expect(text).toContain(rows.join('\n'));
});

test('docs/statistics.md says of how many matches and leagues the calibration is', () => {
  const all = CALIBRATION.reduce((sum, { matches }) => sum + matches, 0);
  expect(text).toContain(`${all.toLocaleString('en')} matches`);
  expect(text).toContain(`${CALIBRATED_LEAGUES} leagues`);
});
