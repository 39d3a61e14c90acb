import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { outlookOf, planColumns, resultOf } from './plan-columns.ts';

const ROW = {
  team1_id: 'a',
  team2_id: 'b',
  match_date: '2026-11-28',
  match_time: '16:00',
  starts_at: 1000,
  location: 'Hall',
  court: null,
  not_before: 0,
  status: 'not started',
  team1_wins: 0,
  team2_wins: 0,
  sets: '[]',
  archived_at: null,
  plan_version: 0,
  plan_changed_at: 0,
} as unknown as MatchRow;

const change: fc.Arbitrary<Partial<MatchRow>> = fc.oneof(
  fc.record({ starts_at: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ location: fc.constantFrom('Hall', 'Beach') }),
  fc.record({ court: fc.constantFrom(null, '1', '2') }),
  fc.record({ status: fc.constantFrom('not started', 'Live', 'ended', 'postponed', 'cancelled') }),
  fc.record({ archived_at: fc.constantFrom(null, 5) }),
  fc.record({ team1_wins: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ sets: fc.constantFrom('[]', '[{"set":1}]') }),
  fc.record({ serving: fc.constantFrom(null, 'team1' as const) }),
);

const planOf = (row: MatchRow) =>
  [row.starts_at, row.location, row.court, row.not_before, outlookOf(row)].join(' ');

const shownOf = (row: MatchRow) => row.status === 'ended' && `${resultOf(row)} ${row.sets}`;

test('the version of a plan rises with each change of time, place or outlook, and with no score', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(change, fc.integer({ min: 0, max: 100 })), { maxLength: 30 }),
      (steps) => {
        let row = ROW;
        for (const [changed, now] of steps) {
          const next: MatchRow = { ...row, ...changed, ...planColumns(row, changed, now) };
          const isReplanned = planOf(next) !== planOf(row);
          expect(next.plan_version).toBe(row.plan_version + (isReplanned ? 1 : 0));
          expect(next.plan_changed_at).toBeGreaterThanOrEqual(row.plan_changed_at);
          const isShown = isReplanned || shownOf(next) !== shownOf(row);
          if (!isShown) expect(next.plan_changed_at).toBe(row.plan_changed_at);
          else expect(next.plan_changed_at).toBeGreaterThanOrEqual(now);
          row = next;
        }
      },
    ),
  );
});
