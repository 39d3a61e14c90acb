// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { lineups, type Scorer } from '#domain/volleyball/testing/record-match.ts';
import type { ConsoleControls } from '../console.ts';
import { consoleControls } from '../testing/console-controls.ts';
import { LineupDialog } from './lineup-dialog.tsx';

const { coaching, console: words } = messagesOf('en');

const player = (jerseyNumber: number, position = '') =>
  ({
    id: `p${jerseyNumber}`,
    fullName: `Asha ${jerseyNumber}`,
    jerseyNumber,
    position,
  }) as PlayerSummary;
const ROSTER = [...[1, 2, 3, 4, 5, 6, 8].map((no) => player(no)), player(7, 'Libero')];

function open(prepare?: (table: Scorer) => void, more: Partial<ConsoleControls> = {}) {
  const console = consoleControls(prepare);
  const rosters = { team1: ROSTER, team2: [] };
  const controls = { ...console.controls, rosters, ...more };
  const shown = showPart(<LineupDialog controls={controls} side="team1" />);
  const { screen, user } = shown;
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  const tap = async (...shirts: number[]) => {
    for (const shirt of shirts) await user.click(button(RegExp(`^Chui ${shirt}, Asha ${shirt}$`)));
  };
  const save = () => button(words.saveLineup);
  return { ...shown, ...console, button, tap, save };
}

test('shirts take the places in the order in which they are tapped', async () => {
  const { tap, save, user, recorded, closes } = open();
  await tap(4, 8, 1, 2, 3);
  expect(save().disabled, 'five players are no line-up').toBe(true);
  await tap(6);
  await user.click(save());
  expect(recorded).toEqual([
    { type: 'lineup', set: 1, team: 'team1', players: [4, 8, 1, 2, 3, 6], liberos: [7] },
  ]);
  expect(closes()).toBe(1);
});

test('a libero of the roster is not offered for a place', () => {
  const { screen } = open();
  expect(screen.queryByRole('button', { name: /^Chui 7/ })).toBeNull();
  expect(screen.getByText(`${words.liberos}: 7`)).toBeTruthy();
});

test('a shirt that is tapped again leaves its place, which the next one takes', async () => {
  const { tap, button, save, user, recorded } = open();
  await tap(4, 8, 1);
  await user.click(button(RegExp(`^Chui 8, .*${words.position(2)}$`)));
  await tap(5, 2, 3, 6);
  await user.click(save());
  expect(recorded).toMatchObject([{ players: [4, 5, 1, 2, 3, 6] }]);
});

test('a shirt that nobody knew is typed and takes the next place', async () => {
  const { tap, screen, user, save, recorded } = open();
  await tap(1, 2, 3, 4, 5);
  await user.type(screen.getByLabelText(words.otherShirt), '66{Enter}');
  await user.click(save());
  expect(recorded).toMatchObject([{ players: [1, 2, 3, 4, 5, 66] }]);
});

test('more than three digits or letters are no shirt', async () => {
  const { screen, user } = open();
  await user.type(screen.getByLabelText(words.otherShirt), 'ab{Enter}');
  expect(screen.queryByRole('button', { name: /NaN|ab/ })).toBeNull();
});

test('the line-up of the set before is taken over by one press', async () => {
  const { button, save, user, recorded } = open((table) => {
    table.must({ type: 'start' }, ...lineups(PRESETS.indoor, 1));
    table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
    table.rallies('1'.repeat(25));
  });
  await user.click(button(RegExp(words.sameAsSet(1))));
  await user.click(save());
  expect(recorded).toMatchObject([{ set: 2, players: [1, 2, 3, 4, 5, 6] }]);
});

const PREPARED: PreparedLineup = {
  set: 1,
  sheet: [11, 12, 13, 14, 15, 16, 20].map((shirt) => ({ player: `p${shirt}`, shirt })),
  players: [11, 12, 13, 14, 15, 16],
  liberos: [20],
  captain: 11,
} as unknown as PreparedLineup;

test('the coach’s line-up of this set is taken over with its liberos', async () => {
  const prepared = { team1: PREPARED, team2: undefined };
  const { button, save, user, recorded } = open(undefined, { prepared });
  await user.click(button(RegExp(coaching.use)));
  await user.click(save());
  expect(recorded).toMatchObject([{ players: [11, 12, 13, 14, 15, 16], liberos: [20] }]);
});

test('a line-up that the coach has written for another set is not offered', () => {
  const prepared = { team1: { ...PREPARED, set: 2 }, team2: undefined };
  const { screen } = open(undefined, { prepared });
  expect(screen.queryByRole('button', { name: RegExp(coaching.use) })).toBeNull();
});

test('a line-up that is refused stays open and says why', async () => {
  const { tap, save, user, refuseNext, closes, screen } = open();
  refuseNext({ ok: false, refusal: 'SET_RUNNING', detail: 'A set is played.' });
  await tap(1, 2, 3, 4, 5, 6);
  await user.click(save());
  expect(screen.getByRole('alert').textContent).toBe(messagesOf('en').refusals.SET_RUNNING);
  expect(closes()).toBe(0);
});

/** Set 1 at 2–1 without a line-up of the first team, which served first. */
function inSet(table: Scorer) {
  const [, ofOthers] = lineups(PRESETS.indoor, 1);
  table.must({ type: 'start' }, ofOthers!);
  table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('121');
}

test('during a set a line-up with which the team began is put in before the set, after its effects are shown', async () => {
  let table: Scorer | undefined;
  const { tap, button, user, recorded, closes, screen } = open((it) => {
    table = it;
    inSet(it);
  });
  screen.getByText(words.lineupWhen('2–1'));
  await tap(1, 2, 3, 4, 5, 6);
  await user.click(button(words.lineupBegan));
  expect(recorded, 'nothing is written before the effects are seen').toEqual([]);
  await user.click(button(messagesOf('en').mend.apply));
  const begin = table!.log.events.find(({ type }) => type === 'set-start');
  const entry = {
    type: 'lineup',
    set: 1,
    team: 'team1',
    players: [1, 2, 3, 4, 5, 6],
    liberos: [7],
  };
  expect(recorded).toMatchObject([{ type: 'insert', before: begin!.id, entry }]);
  expect(closes()).toBe(1);
  table!.must(recorded[0] as Parameters<Scorer['must']>[0]);
  expect(table!.log.state.sets[0]!.team1.court?.positions).toEqual([2, 3, 4, 5, 6, 1]);
});

test('during a set a line-up as the team stands now is recorded at this score', async () => {
  const { tap, button, user, recorded } = open(inSet);
  await tap(1, 2, 3, 4, 5, 6);
  await user.click(button(words.lineupNow));
  expect(recorded).toMatchObject([{ type: 'lineup', set: 1, players: [1, 2, 3, 4, 5, 6] }]);
});

test('before the first point of a set nothing is asked', async () => {
  const { tap, save, user, recorded, screen } = open((table) => {
    const [, ofOthers] = lineups(PRESETS.indoor, 1);
    table.must({ type: 'start' }, ofOthers!);
    table.must({ type: 'set-start', set: 1, firstServe: 'team1' });
  });
  expect(screen.queryByRole('button', { name: words.lineupBegan })).toBeNull();
  await tap(1, 2, 3, 4, 5, 6);
  await user.click(save());
  expect(recorded).toMatchObject([{ type: 'lineup', set: 1 }]);
});
