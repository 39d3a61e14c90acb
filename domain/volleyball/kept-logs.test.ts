/**
 * The promise to whoever kept a log (package/README.md). The files hold logs that a released version
 * accepted, with their outcome then. They are never written anew: a log whose outcome changes breaks
 * the promise, whatever the rule of play says today (docs/decisions/0032).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_FACTS } from '../readers/event-facts.ts';
import { readLog } from '../readers/read-log.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './match-state.ts';

type StoredLog = { rules: object; events: MatchEvent[]; outcome: object };

const FOLDER = new URL('../../test-data/kept-logs/', import.meta.url);
const versions = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const logsOf = (name: string): StoredLog[] =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

function outcomeOf(state: MatchState): object {
  const { phase, winner, team1Wins, team2Wins, serving } = state;
  const sets = state.sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`);
  const warnings = state.warnings.map(({ code }) => code);
  return { phase, winner, team1Wins, team2Wins, sets, serving, warnings };
}

test.each(versions)('the logs that were kept by %s have the outcome that they had', (name) => {
  const logs = logsOf(name);
  expect(logs.length).toBeGreaterThan(10);
  for (const { rules, events, outcome } of logs) {
    const read = readLog(JSON.stringify({ rules, events }));
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(outcomeOf(read.value.state)).toEqual(outcome);
  }
});

test('every kind of event is among them', () => {
  const seen = versions.flatMap(logsOf).flatMap(({ events }) => events.map(({ type }) => type));
  expect([...new Set(seen)].sort()).toEqual(Object.keys(EVENT_FACTS).sort());
});
