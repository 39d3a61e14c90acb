// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { LeagueSchedule, ScheduleEntry } from '#contract/leagues/schedule.ts';
import { DayBoard } from './day-board.tsx';
import { withMoves } from './day-board-parts.ts';
import { useBoard } from './use-day-board.ts';

const { schedule: words, papers } = messagesOf('en');
const DAY = {
  date: '2026-12-05',
  times: ['09:00', '10:30'],
  places: [
    { location: 'Ukumbi', court: '1' },
    { location: 'Ukumbi', court: '2' },
  ],
};

function entry(id: string, at: Partial<ScheduleEntry> = {}): ScheduleEntry {
  const side = (name: string) => ({ id: name, name, source: null });
  return {
    id,
    kind: 'match',
    round: null,
    group: null,
    team1: side(`${id}1`),
    team2: side(`${id}2`),
    matchDate: DAY.date,
    matchTime: '09:00',
    notBefore: false,
    location: 'Ukumbi',
    court: '1',
    status: 'not started',
    draft: false,
    movedFrom: null,
    fixed: false,
    after: [],
    ...at,
  };
}

beforeEach(() => localStorage.clear());

/** Chui plays at 9 on court 1, Faru at 9 on court 2; court 1 is free at half past ten. */
const ENTRIES = [entry('Chui'), entry('Faru', { court: '2' })];

/** The calendar is read again after each move. */
function Board({ read }: { read: () => ScheduleEntry[] }) {
  const loaded: LeagueSchedule = { settings: null, entries: read() };
  const { schedule, hand, undo, canUndo } = useBoard('ligi', loaded);
  return (
    <>
      <button type="button" disabled={!canUndo} onClick={() => void undo()}>
        {words.undo}
      </button>
      <DayBoard
        league="ligi"
        day={DAY}
        entries={schedule.entries}
        clashing={new Set(['Faru'])}
        controls={hand}
      />
    </>
  );
}

function open(
  answer: () => ServerAnswer | Promise<ServerAnswer> = () => ({ body: {} }),
  entries: ScheduleEntry[] = ENTRIES,
) {
  let stored = entries;
  const shown = showPart(<Board read={() => stored} />, async ({ body }) => {
    const answered = await answer();
    if ((answered.status ?? 200) < 400) stored = withMoves(stored, body.moves);
    return answered;
  });
  const { screen, user } = shown;
  const card = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: RegExp(name) });
  const slot = (time: string, court: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: RegExp(`${time}.*${court}$`) });
  const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: words.undo });
  return { ...shown, card, slot, undo, press: (button: HTMLElement) => user.click(button) };
}

const MOVED = {
  id: 'Chui',
  matchDate: DAY.date,
  matchTime: '10:30',
  location: 'Ukumbi',
  court: '1',
};

test('a match that is pressed goes to the free place that is pressed next', async () => {
  const { card, slot, press, calls } = open();
  expect(slot('10:30', '1').disabled, 'nothing is picked up').toBe(true);
  await press(card('Chui'));
  expect(card('Chui').getAttribute('aria-pressed')).toBe('true');
  await press(slot('10:30', '1'));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/v1/leagues/ligi/schedule', body: { moves: [MOVED] } },
  ]);
});

test('a match that is pressed twice is put back, and nothing is sent', async () => {
  const { card, slot, press, calls } = open();
  await press(card('Chui'));
  await press(card('Chui'));
  expect(card('Chui').getAttribute('aria-pressed')).toBe('false');
  expect(slot('10:30', '1').disabled).toBe(true);
  expect(calls).toEqual([]);
});

test('a match that is put on another one changes places with it', async () => {
  const { card, press, calls } = open();
  await press(card('Chui'));
  await press(card('Faru'));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]!.body.moves).toMatchObject([
    { id: 'Chui', matchTime: '09:00', court: '2' },
    { id: 'Faru', matchTime: '09:00', court: '1' },
  ]);
});

test('a match that is dragged goes where it is dropped', async () => {
  const { card, slot, calls } = open();
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  fireEvent.dragStart(card('Chui'), { dataTransfer });
  fireEvent.drop(slot('10:30', '2').closest('td')!, { dataTransfer });
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]!.body.moves).toMatchObject([{ id: 'Chui', matchTime: '10:30', court: '2' }]);
});

test('the last move is taken back to where the match was', async () => {
  const { card, slot, press, undo, calls } = open();
  expect(undo().disabled).toBe(true);
  await press(card('Chui'));
  await press(slot('10:30', '1'));
  await expect.poll(() => undo().disabled).toBe(false);
  await press(undo());
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]!.body.moves).toMatchObject([{ id: 'Chui', matchTime: '09:00', court: '1' }]);
  await expect.poll(() => undo().disabled).toBe(true);
});

test('a move can be taken back after a reload, once', async () => {
  const first = open();
  await first.press(first.card('Chui'));
  await first.press(first.slot('10:30', '1'));
  await expect.poll(() => first.undo().disabled).toBe(false);
  cleanup();
  const moved = [entry('Chui', { matchTime: '10:30' }), ENTRIES[1]!];
  const { undo, press, calls } = open(() => ({ body: {} }), moved);
  await press(undo());
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]!.body.moves).toMatchObject([{ id: 'Chui', matchTime: '09:00', court: '1' }]);
  await expect.poll(() => undo().disabled).toBe(true);
});

test('a move that is refused is told, leaves the match where it was, and cannot be undone', async () => {
  const { card, slot, press, undo, screen } = open(() => problem(409, 'CONFLICT'));
  await press(card('Chui'));
  await press(slot('10:30', '1'));
  expect(await screen.findByText('CONFLICT')).toBeTruthy();
  expect(slot('10:30', '1')).toBeTruthy();
  expect(undo().disabled).toBe(true);
});

test('a match that has begun can be neither pressed nor dragged', () => {
  const { card } = open(undefined, [entry('Chui', { fixed: true, status: 'live' })]);
  expect(card('Chui').disabled).toBe(true);
  expect(card('Chui').getAttribute('draggable')).toBe('false');
});

test('a clash is told in words too', () => {
  const { card } = open();
  expect(card('Faru').textContent).toContain(words.clashes);
  expect(card('Chui').textContent).not.toContain(words.clashes);
});

test('arrow keys go over places that cannot be pressed, and stop at the border', async () => {
  const { card, user } = open(undefined, [
    entry('Chui'),
    entry('Faru', { court: '2', matchTime: '10:30' }),
  ]);
  card('Chui').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(card('Chui'));
  await user.click(card('Chui'));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(card('Faru'));
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(card('Chui'));
});

test('a day with matches leads to its blank sheets of the league', () => {
  const { screen } = open();
  const address = screen.getByRole('link', { name: papers.blankSheets }).getAttribute('href')!;
  const { pathname, searchParams } = new URL(address, 'https://wavu.example');
  expect(pathname).toBe(`/api/v1/days/${DAY.date}/blank-sheets.pdf`);
  expect([searchParams.get('league'), searchParams.get('lang')]).toEqual(['ligi', 'en']);
});
