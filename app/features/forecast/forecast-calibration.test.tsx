// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { CALIBRATION } from '#domain/competition/prediction/calibration.ts';
import { ForecastCalibration } from './forecast-calibration.tsx';

test('the calibration has a row for each tenth, with its matches, its mean chance and its wins', () => {
  showPart(<ForecastCalibration />);
  expect(screen.getByText(/1,678 matches of 22 leagues/)).toBeTruthy();
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(head!.textContent).toBe('ChanceMatchesOn averageWon');
  expect(rows).toHaveLength(CALIBRATION.length);
  expect(rows[1]!.textContent).toBe('10–20%15015%22%');
  expect(rows.at(-1)!.textContent).toBe('90–100%31296%95%');
});
