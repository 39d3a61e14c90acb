import { expect, test } from 'vitest';
import {
  attackEfficiency,
  attackKillShare,
  perfectReception,
  positiveReception,
  receptionEfficiency,
  serveEfficiency,
} from './efficiency.ts';

test('efficiencies follow the formulas of scouting', () => {
  const attack = { total: 20, kills: 9, errors: 2, blocked: 1 };
  expect(attackKillShare(attack)).toBe(0.45);
  expect(attackEfficiency(attack)).toBe(0.3);
  expect(serveEfficiency({ total: 10, aces: 1, errors: 3 })).toBe(-0.2);
  const reception = { total: 20, perfect: 6, positive: 4, errors: 3, overpassed: 2 };
  expect(positiveReception(reception)).toBe(0.5);
  expect(perfectReception(reception)).toBe(0.3);
  expect(receptionEfficiency(reception)).toBe(0.25);
});

test('efficiencies are null without attempts', () => {
  expect(serveEfficiency({ total: 0, aces: 0, errors: 0 })).toBe(null);
  expect(attackKillShare({ total: 0, kills: 0, errors: 0, blocked: 0 })).toBe(null);
});
