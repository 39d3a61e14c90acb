// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { scorer } from '#domain/volleyball/testing/record-match.ts';
import { practiceMatch } from '../practice/practice-match.ts';
import { ScoreScreen } from '../score-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  return () => vi.useRealTimers();
});

let shown: MatchLog;

function Table({ first }: { first: MatchLog }) {
  const [log, setLog] = useState(first);
  shown = log;
  return (
    <ScoreScreen
      match={practiceMatch('Chui', 'Faru')}
      rosters={{ team1: [], team2: [] }}
      written={{
        log,
        isHeld: true,
        now: Date.now,
        record(event) {
          const step = appendEvent(log, event);
          if (!step.ok) return step;
          setLog(step.log);
          return null;
        },
      }}
      corner={null}
      exit="/score"
    />
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const onCourt = () => liveSet(shown.state)?.team1.court?.libero?.libero ?? null;

function point(team: string) {
  act(() => vi.advanceTimersByTime(2000));
  press(new RegExp(`Point for ${team}`));
}

/** Chui receives; libero 20 has once come in for 5 with the same back row, and left again. */
function habit(): MatchLog {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [20] },
    { type: 'lineup', set: 1, team: 'team2', players: [11, 12, 13, 14, 15, 16] },
    { type: 'set-start', set: 1, firstServe: 'team2', left: 'team1' },
    { type: 'libero', team: 'team1', action: 'in', libero: 20, player: 5 },
  );
  table.rallies('2');
  table.must({ type: 'libero', team: 'team1', action: 'out', libero: 20, player: 5 });
  table.rallies('2');
  return table.log;
}

test('an exchange that is always made needs no tap, and undo takes it back with its point', () => {
  showPart(<Table first={habit()} />);
  expect(onCourt()).toBeNull();
  press(/^Always/);
  expect(onCourt()).toBe(20);
  point('Faru');
  expect(onCourt()).toBeNull();
  expect(screen.getByRole('button', { name: /5 back for 20 ✓ Not this time/ })).toBeTruthy();
  press(/^Undo: Point Faru/);
  expect(onCourt()).toBe(20);
  expect(liveSet(shown.state)?.team2Score).toBe(2);
});

test('an exchange that was not made this time is taken back alone and does not come again', () => {
  showPart(<Table first={habit()} />);
  press(/^Always/);
  point('Faru');
  press(/Not this time/);
  expect(onCourt()).toBe(20);
  expect(liveSet(shown.state)?.team2Score).toBe(3);
  expect(screen.queryByRole('button', { name: /Not this time/ })).toBeNull();
});

test('the choice of always is remembered for the match and ended in the menu of the team', () => {
  const first = habit();
  showPart(<Table first={first} />);
  press(/^Always/);
  cleanup();
  showPart(<Table first={first} />);
  expect(onCourt()).toBe(20);
  press('Team Chui');
  press('Usual libero exchanges of Chui need no tap: stop it');
  point('Faru');
  expect(onCourt()).toBe(20);
});
