// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { Scorer } from '#domain/volleyball/testing/record-match.ts';
import { consoleControls } from '../console/testing/console-controls.ts';
import { BesideParts } from './beside-parts.tsx';

const player = (jerseyNumber: number) =>
  ({ jerseyNumber, fullName: `Asha ${jerseyNumber}` }) as PlayerSummary;
const SHEET = { players: [1, 2, 3, 4, 5, 6, 7, 8, 9], liberos: [9] };

/** Chui serves first, after `play`. */
function beside(play: (table: Scorer) => void, minutesSinceStart = 0) {
  const { controls } = consoleControls((table) => {
    table.must(
      { type: 'match-setup', team1: SHEET, team2: SHEET },
      { type: 'start' },
      { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6], liberos: [9] },
      { type: 'lineup', set: 1, team: 'team2', players: [1, 2, 3, 4, 5, 6], liberos: [9] },
      { type: 'set-start', set: 1, firstServe: 'team1' },
    );
    play(table);
  });
  const rosters = { team1: SHEET.players.map(player), team2: [] };
  const entries = [{ id: 'e', text: 'Point for Faru', score: '1:1' }];
  const { match, log, left } = controls;
  const now = () => log.state.startedAt! + minutesSinceStart * 60_000;
  const parts = { match, log, left, rosters, entries, now };
  const { screen } = showPart(<BesideParts {...parts} />);
  const panel = (name: string) => screen.getByLabelText(`${name}: bench and what is left`);
  return { panel, sheet: () => screen.getByLabelText('The sheet of set 1 so far') };
}

test('a panel names the bench with whom each may replace, and what is left', () => {
  const { panel } = beside((table) => {
    table.must(
      { type: 'substitution', team: 'team1', pairs: [{ out: 5, in: 7 }] },
      { type: 'rally', no: 1, winner: 'team1' },
      { type: 'timeout', team: 'team1' },
    );
  });
  const lines = [...panel('Chui').querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['9Asha 9', '5Asha 5only for 7', '8Asha 8may come in']);
  expect(panel('Chui').textContent).toContain('Time-outs1:0 1 left');
  expect(panel('Chui').textContent).toContain('Substitutions5 left');
  expect(panel('Faru').textContent).toContain('Substitutions6 left');
});

test('a libero on court and a sanction stand in the panel of their team', () => {
  const { panel } = beside((table) => {
    table.must(
      { type: 'libero', team: 'team2', action: 'in', libero: 9, player: 5 },
      { type: 'rally', no: 1, winner: 'team1' },
      { type: 'sanction', team: 'team2', grade: 'warning', person: 4 },
      { type: 'delay', team: 'team2' },
    );
  });
  expect(panel('Faru').textContent).toContain('9for 5');
  expect(panel('Faru').textContent).toContain('Warning, 4 set 1, 0:1');
  expect(panel('Faru').textContent).toContain('Warning, delay');
  expect(panel('Chui').textContent).toContain('SanctionsNone');
});

test('the sheet fills in with starters, substitutes, service rounds and struck points', () => {
  const { sheet } = beside((table) => {
    table.must(
      { type: 'rally', no: 1, winner: 'team1' },
      { type: 'rally', no: 2, winner: 'team2' },
      { type: 'substitution', team: 'team1', pairs: [{ out: 5, in: 7 }] },
    );
  });
  const [chui, faru] = [...sheet().querySelectorAll('table')];
  const rows = (table: Element | undefined) =>
    [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
  expect(rows(chui)).toEqual([
    ['1', '2', '3', '4', '5', '6'],
    ['', '', '', '', '7 1:1', ''],
    ['1', '', '', '', '', ''],
  ]);
  expect(rows(faru)[2]).toEqual(['✕', '', '', '', '', '']);
  expect(sheet().textContent).toContain('Chui served first');
  expect(sheet().querySelector('[aria-label="Faru, points: 1"]')?.textContent).toBe('1');
  expect(sheet().textContent).toContain('1:1 Point for Faru');
});

test('the last entries have the minutes of the set and of the match', () => {
  const { sheet } = beside((table) => table.must({ type: 'rally', no: 1, winner: 'team1' }), 21);
  expect(sheet().textContent).toContain('Set: 20 min · Match: 21 min');
});
