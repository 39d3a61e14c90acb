import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import { changedPlan, changesText } from './changed-plan.ts';

const words = (language: 'en' | 'sw') =>
  ({ t: messagesOf(language), language }) as Parameters<typeof changesText>[2];

function entry(id: string, facts: Partial<ScheduleEntry> = {}): ScheduleEntry {
  const side = (name: string) => ({ id: name, name, source: null });
  return {
    id,
    kind: 'match',
    team1: side('Chui'),
    team2: side(`Faru ${id}`),
    matchDate: '2026-12-06',
    matchTime: '14:00',
    location: 'Hall',
    court: '2',
    status: 'not started',
    draft: false,
    movedFrom: null,
    ...facts,
  } as ScheduleEntry;
}

const from = (matchDate: string, movedAt: string) => ({
  matchDate,
  matchTime: '10:00',
  location: 'Hall',
  court: null,
  movedAt,
});

test('moved, postponed and cancelled matches to come are listed, the latest move first', () => {
  const movedFrom = from('2026-12-05', '2026-12-01T08:00:00.000Z');
  const changed = changedPlan(
    [
      entry('same'),
      entry('off', { status: 'postponed' }),
      entry('early', { movedFrom }),
      entry('late', { movedFrom: from('2026-12-05', '2026-12-02T08:00:00.000Z') }),
      entry('draft', { movedFrom, draft: true }),
      entry('elsewhere', { movedFrom, kind: 'elsewhere' }),
      entry('ended', { movedFrom, status: 'ended' }),
      entry('brought forward', { movedFrom, matchDate: '2026-11-30' }),
      entry('past', { movedFrom: from('2026-11-29', ''), matchDate: '2026-11-30' }),
    ],
    '2026-12-01',
  );
  expect(changed.map(({ id }) => id)).toEqual(['late', 'early', 'brought forward', 'off']);
});

test('the message says each place as published and now, in both languages', () => {
  const changed = [
    entry('1', { movedFrom: from('2026-12-05', '') }),
    entry('2', { status: 'cancelled' }),
  ];
  expect(changesText('Ligi', changed, words('en')).split('\n')).toEqual([
    'Ligi: Changed since published',
    'Chui – Faru 1: Sat 05 Dec 10:00 · Hall → Sun 06 Dec 14:00 · Hall · court 2',
    'Chui – Faru 2: Sun 06 Dec 14:00 · Hall · court 2 → cancelled',
  ]);
  const swahili = changesText('Ligi', changed, words('sw'));
  expect(swahili).toContain('Ligi: Mabadiliko tangu kutangazwa');
  expect(swahili).toContain('imeghairiwa');
});
