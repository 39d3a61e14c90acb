import { expect, test } from 'vitest';
import {
  attackEfficiency,
  attackKillShare,
  perfectReception,
  pointBalance,
  positiveReception,
  receptionEfficiency,
  serveEfficiency,
} from './efficiency.ts';

test('efficiencies follow the formulas of scouting and are null without attempts', () => {
  const attack = { attempts: 20, kills: 9, errors: 2, blocked: 1 };
  expect(attackKillShare(attack)).toBe(0.45);
  expect(attackEfficiency(attack)).toBe(0.3);
  expect(serveEfficiency({ serves: 10, aces: 1, errors: 3 })).toBe(-0.2);
  const reception = { total: 20, perfect: 6, positive: 4, errors: 5 };
  expect(positiveReception(reception)).toBe(0.5);
  expect(perfectReception(reception)).toBe(0.3);
  expect(receptionEfficiency(reception)).toBe(0.25);
  expect(serveEfficiency({ serves: 0, aces: 0, errors: 0 })).toBe(null);
  const counts = {
    aces: 2,
    attacks: 10,
    blocks: 3,
    serveErrors: 4,
    receptionErrors: 1,
    attackErrors: 2,
    blocked: 5,
  };
  expect(pointBalance(counts)).toBe(3);
});
