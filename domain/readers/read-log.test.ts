import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchEventSchema } from '#contract/matches/match-event.ts';
import type { MatchEvent } from '../volleyball/events.ts';
import { PRESETS } from '../volleyball/presets.ts';
import { readLog } from './read-log.ts';

const STORED = new URL('../../test-data/kept-logs/1.0.0.json', import.meta.url);
const START = '{ "id": "e1", "at": 0, "type": "start" }';
const logOf = (...events: string[]) =>
  `{\n"rules": "beach",\n"events": [\n${events.join(',\n')}\n]\n}`;
const problemsOf = (json: string) => {
  const read = readLog(json);
  return read.ok ? [] : read.problems.map(({ line, detail }) => `${line}: ${detail}`);
};

test('rules are a preset by name or given whole, and the log is folded', () => {
  const total =
    '{ "id": "e2", "at": 0, "type": "set-result", "set": 1, "team1Score": 21, "team2Score": 9, "seq": 7 }';
  const read = readLog(`\uFEFF${logOf(START, total)}`);
  expect(read).toMatchObject({
    ok: true,
    value: { rules: PRESETS.beach, state: { team1Wins: 1, status: 'Live' } },
  });
  const complete = readLog(JSON.stringify({ rules: PRESETS.snow, events: [] }));
  expect(complete).toMatchObject({ ok: true, value: { rules: PRESETS.snow, events: [] } });
  for (const rules of Object.values(PRESETS)) {
    expect(readLog(JSON.stringify({ rules, events: [] }))).toMatchObject({
      ok: true,
      value: { rules },
    });
  }
});

test('every event of a wrong shape is told with its line and its fact', () => {
  const log = logOf(
    START,
    '{ "id": "e2", "at": 0, "type": "rally", "winner": "red", "no": 1 }',
    '7',
    '{ "id": "e3", "at": 0, "type": "toString" }',
    '{ "id": "", "at": 0, "type": "end" }',
    '{ "id": "e4", "at": 0, "type": "substitution", "team": "team1", "pairs": [{ "out": 1 }] }',
    '{ "id": "e5", "at": 0, "type": "correct", "target": "e2", "entry": { "type": "rally" } }',
    '{ "id": "e6", "at": 0, "type": "insert", "before": "e2", "entry": { "type": "void" } }',
    '{ "id": "e7", "at": 0, "type": "sanction", "team": "team1", "person": [], "grade": "penalty" }',
    '{ "id": "e8", "at": 0.5, "type": "timeout", "team": "team1" }',
    '{ "id": "e9", "at": 0, "type": "insert", "before": "e2", "entry": null }',
    '{ "id": "f1", "at": 0, "type": "insert", "before": "e2", "entry": { "type": "bogus" } }',
    '{ "id": "f2", "at": 0, "type": "substitution", "team": "team1", "pairs": [7] }',
  );
  expect(problemsOf(log)).toEqual([
    '5: rally: winner should be one of team1, team2.',
    '6: The event is no object.',
    '7: There is no event of the type "toString".',
    '8: end: id should be a text of a character or more.',
    '9: substitution: pairs should be a list, each an object whose in is a whole number from 0 to 999.',
    '10: correct: entry should be an object whose winner is one of team1, team2.',
    '11: insert: entry should be an object whose target is a text of a character or more.',
    '12: sanction: person should be a whole number from 0 to 999 or a text of a character or more.',
    '13: timeout: at should be a whole number from 0 to 8640000000000000.',
    '14: insert: entry should be an entry with a type of the log.',
    '15: insert: entry should be an entry with a type of the log.',
    '16: substitution: pairs should be a list, each an object.',
  ]);
});

test('an event that does not stand is told with its line, an amendment of nothing with the list', () => {
  const rally = '{ "id": "e2", "at": 0, "type": "rally", "winner": "team1", "no": 1 }';
  expect(problemsOf(logOf(START, rally))).toEqual(['5: NO_ACTIVE_SET: No set is being played.']);
  const lost = '{ "id": "e2", "at": 0, "type": "insert", "before": "no", "winner": "team1" }';
  expect(problemsOf(logOf(START, lost))).toEqual([
    '3: An amendment names an event that the log does not have.',
  ]);
});

test('files without rules and events, and texts that are no JSON, are refused on their line', () => {
  expect(problemsOf('[]')).toEqual(['1: The file is no object with rules and events.']);
  expect(problemsOf('{\n"rules": "curling",\n"events": [] }')[0]).toMatch(
    /^2: rules is none of indoor,/,
  );
  expect(problemsOf('{ "events": [] }')).toEqual([
    '1: rules is neither the name of a preset nor an object.',
  ]);
  expect(problemsOf('{ "rules":\n{ "target": 25 } }')).toEqual([
    '1: rules.discipline is missing or wrong.',
  ]);
  const wrong = { ...PRESETS.indoor, target: '25' };
  expect(problemsOf(JSON.stringify({ rules: wrong, events: [] }))).toEqual([
    '1: rules.target is missing or wrong.',
  ]);
  expect(problemsOf('{ "rules": "indoor",\n"events": {} }')).toEqual(['2: events is no list.']);
  expect(problemsOf('{ "rules": "indoor" }')).toEqual(['1: events is no list.']);
  expect(problemsOf('{\n"rules": indoor }')[0]).toMatch(/^2: /);
});

test('readLog reads all events that the API takes, and refuses a fact only where the API does', () => {
  const stored: { events: MatchEvent[] }[] = JSON.parse(readFileSync(STORED, 'utf8'));
  const byType = new Map(stored.flatMap(({ events }) => events.map((it) => [it.type, it])));
  const uuid = (id: string) => `00000000-0000-4000-8000-${id.slice(1).padStart(12, '0')}`;
  const named = (event: object) => {
    const { id, target, before } = event as Record<string, string>;
    return {
      ...event,
      id: uuid(id!),
      ...(target && { target: uuid(target) }),
      ...(before && { before: uuid(before) }),
    };
  };
  let refused = 0;
  for (const event of [...byType.values()].map(named)) {
    for (const fact of Object.keys(event)) {
      for (const value of [undefined, null, -1.5, [], 'x'.repeat(2000)]) {
        const changed = { ...event, [fact]: value };
        const read = readLog(JSON.stringify({ rules: 'indoor', events: [changed] }));
        const isShape =
          !read.ok && / should be |no event of the type/.test(read.problems[0]!.detail);
        // The API is stricter: it bounds texts and lists.
        if (isShape) expect(matchEventSchema.safeParse(changed).success).toBe(false);
        if (isShape) refused += 1;
      }
    }
  }
  expect(refused).toBeGreaterThan(300);
});
