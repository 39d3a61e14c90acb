import { expect, test } from 'vitest';
import { planRuleSchema } from '#contract/leagues/plan/plan-rules.ts';
import { ruleInput, venueOf } from './rule-input.ts';

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const entry of [value].flat()) data.append(name, entry);
  return data;
}

test('each row of a form becomes a rule of the contract', () => {
  const rules = ruleInput(
    form({
      'venue.3': ' Ukumbi ',
      'rule.0': 'weekdays',
      'ruleTeam.0': 'a',
      'ruleDays.0': ['6', '0'],
      'rule.2': 'hours',
      'ruleTeam.2': 'b',
      'ruleFrom.2': '10:00',
      'ruleTo.2': '',
      'rule.3': 'not-at-once',
      'ruleTeam.3': 'a',
      'ruleOther.3': 'b',
      'rule.4': 'home',
      'ruleTeam.4': 'a',
      'ruleVenue.4': 'at:3',
      'rule.5': 'finals',
      'ruleDays.5': '0',
      'rule.6': 'travel',
      'ruleMinutes.6': '45',
    }),
  );
  expect(rules).toEqual([
    { kind: 'weekdays', team: 'a', never: [6, 0] },
    { kind: 'hours', team: 'b', notBefore: '10:00' },
    { kind: 'not-at-once', teams: ['a', 'b'] },
    { kind: 'home', team: 'a', venue: 'Ukumbi' },
    { kind: 'finals', days: [0] },
    { kind: 'travel', minutes: 45 },
  ]);
  for (const rule of rules!) expect(planRuleSchema.safeParse(rule).success).toBe(true);
});

test('a form without rules sends none, and a latest hour alone is enough', () => {
  expect(ruleInput(form({ opens: '09:00' }))).toBeUndefined();
  const until = { 'rule.0': 'hours', 'ruleTeam.0': 'a', 'ruleTo.0': '16:00' };
  expect(ruleInput(form(until))).toEqual([{ kind: 'hours', team: 'a', notAfter: '16:00' }]);
});

test('a venue whose row is gone or empty is none', () => {
  const rows = form({ 'venue.1': 'Bustani', 'venue.2': ' ' });
  expect(['at:1', 'at:2', 'at:7', 'Bustani'].map((choice) => venueOf(rows, choice))).toEqual([
    'Bustani',
    undefined,
    undefined,
    undefined,
  ]);
  const home = { 'rule.0': 'home', 'ruleTeam.0': 'a', 'ruleVenue.0': 'at:7' };
  expect(ruleInput(form(home))).toEqual([{ kind: 'home', team: 'a', venue: '' }]);
});
