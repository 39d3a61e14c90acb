import { expect, test } from 'vitest';
import { matchEventSchema, toMatchEvent } from '#contract/matches/match-event.ts';
import type { InsertedEntry } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { fieldsOf, MENDED_KINDS } from './mend-fields.ts';
import { entryOf, textsOf } from './mend-text.ts';
import { newEntry } from './new-entry.ts';

const rules = PRESETS.indoor;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const COMPLETE_ENTRIES: InsertedEntry[] = [
  { type: 'match-setup', team1: { players: [1, 2], liberos: [2], captain: 1 } },
  { type: 'toss', winner: 'team1', choice: 'serve', firstServe: 'team1', left: 'team2' },
  { type: 'lineup', set: 2, team: 'team2', players: [1, 2, 3, 4, 5, 6], liberos: [7, 8] },
  { type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 9 }], forced: true },
  { type: 'libero', team: 'team1', action: 'in', libero: 7, player: 3, unable: true },
  { type: 'sanction', team: 'team1', person: 'AC1', grade: 'penalty' },
  { type: 'sanction', team: 'team1', person: 12, grade: 'warning' },
  { type: 'award', kind: 'point', team: 'team1', points: -1, reason: 'Twice' },
  { type: 'rally', winner: 'team2', reason: 'ace', player: 0 },
];

test.each(COMPLETE_ENTRIES)('the form of $type gives the entry back as it was', (entry) => {
  const fields = fieldsOf(entry, rules);
  expect(entryOf(entry, fields, textsOf(entry, fields))).toEqual({ entry });
});

test.each(MENDED_KINDS)(
  'a new entry of the kind %s, filled in, is one that the server takes',
  (type) => {
    const empty = newEntry(type, 1);
    const fields = fieldsOf(empty, rules);
    const texts = Object.fromEntries(
      fields.map(({ path, kind, isOptional }) => [
        path,
        isOptional ? '' : kind === 'side' ? 'team1' : typeof kind === 'string' ? '1' : kind[0]!,
      ]),
    );
    const read = entryOf(empty, fields, texts);
    if (!('entry' in read)) throw new Error(read.missing);
    const insert = { id: uuid(1), at: 0, type: 'insert', before: uuid(2), entry: read.entry };
    expect(toMatchEvent(matchEventSchema.parse(insert))).toEqual(insert);
  },
);

test('a field that is missing or is no number is named', () => {
  const missing = (entry: InsertedEntry, texts: Record<string, string>) => {
    const fields = fieldsOf(entry, rules);
    return entryOf(entry, fields, { ...textsOf(entry, fields), ...texts });
  };
  expect(missing(newEntry('timeout', 1), {})).toEqual({ missing: 'team' });
  expect(missing(COMPLETE_ENTRIES[2]!, { 'players.3': '' })).toEqual({ missing: 'players.3' });
  expect(missing(COMPLETE_ENTRIES[2]!, { 'players.3': 'x' })).toEqual({ missing: 'players.3' });
  expect(missing(COMPLETE_ENTRIES[3]!, { 'pairs.1.out': '4' })).toEqual({ missing: 'pairs.1.in' });
  expect(missing(COMPLETE_ENTRIES[3]!, { 'pairs.1.in': '4' })).toEqual({ missing: 'pairs.1.out' });
  expect(missing(COMPLETE_ENTRIES[0]!, { 'team2.captain': '4' })).toEqual({
    missing: 'team2.players',
  });
  expect(missing(COMPLETE_ENTRIES[7]!, { points: 'one' })).toEqual({ missing: 'points' });
});
