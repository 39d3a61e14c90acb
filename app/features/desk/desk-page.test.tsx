// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Desk, DeskMatch } from '#contract/desk/desk.ts';
import { DeskPage } from './desk-page.tsx';

const PLACE = { day: '2026-12-05', location: 'Ukumbi' };

function match(
  id: string,
  court: string,
  matchTime: string,
  facts: Partial<DeskMatch> = {},
): DeskMatch {
  const side = (name: string) => ({ id: name, name, source: null });
  const hour = Number(matchTime.slice(0, 2));
  return {
    id,
    kind: 'match',
    round: null,
    group: null,
    team1: side(`${id}1`),
    team2: side(`${id}2`),
    matchTime,
    notBefore: false,
    movedFrom: null,
    court,
    status: 'not started',
    draft: false,
    league: { id: 'ligi', name: 'Ligi' },
    movable: true,
    minutes: 60,
    score: null,
    expectedStart: matchTime,
    expectedEnd: `${hour + 1}${matchTime.slice(2)}`,
    delay: 0,
    officials: [],
    ...facts,
  };
}

const DESK: Desk = {
  ...PLACE,
  now: '10:05',
  nextDay: null,
  locations: [{ location: 'Ukumbi', matches: 3 }],
  courts: [
    { court: '1', running: 'Chui', next: 'Faru', advice: null },
    {
      court: '2',
      running: null,
      next: 'Nyati',
      advice: { match: 'Faru', time: '10:10', waitsUntil: '10:40' },
    },
  ],
  matches: [
    match('Chui', '1', '09:00', {
      status: 'Live',
      movable: false,
      expectedEnd: '10:40',
      score: { sets: [1, 1], set: 3, points: [14, 11] },
    }),
    match('Faru', '1', '10:00', { delay: 40, expectedStart: '10:40', expectedEnd: '11:40' }),
    match('Nyati', '2', '12:00'),
  ],
  changes: [
    {
      id: 'badiliko',
      kind: 'lost',
      court: '1',
      count: 2,
      madeAt: '2026-12-05T06:00:00.000Z',
      madeBy: 'Rehema',
      undoneAt: null,
      undoable: true,
    },
  ],
};

const MOVES = [
  { id: 'Faru', from: { court: '1', time: '10:00' }, to: { court: '2', time: '10:10' } },
];

function openDesk(plans: object[] = [], desk = DESK) {
  const answer = ({ path }: { path: string }): ServerAnswer => {
    if (path.endsWith('/desk/plans')) return { body: { ends: '13:00', items: plans } };
    if (path.includes('/candidates'))
      return {
        body: {
          items: [
            { id: 'said', name: 'Said', level: '', isAway: false, sameDay: [] },
            { id: 'asha', name: 'Asha', level: '', isAway: false, sameDay: [] },
          ],
        },
      };
    if (path.endsWith('/desk/links'))
      return {
        status: 201,
        body: {
          items: ['1', '2'].map((court) => ({
            court,
            url: `https://wavu.example/score/court#court_${court}`,
            token: `court_${court}`,
            expiresAt: '2026-12-06T03:00:00.000Z',
          })),
        },
      };
    return { status: 201, body: { id: 'jipya' } };
  };
  const shown = showPart(<DeskPage desk={desk} />, answer);
  const press = async (name: RegExp | string) =>
    shown.user.click(await shown.screen.findByRole('button', { name }));
  const sent = (path: string) => shown.calls.find((call) => call.path.endsWith(path))?.body;
  return { ...shown, press, sent };
}

test('a court shows its score, its expected end and the delay of what waits', () => {
  const { screen } = openDesk();
  const court = screen.getByRole('region', { name: 'Court 1' });
  expect(court.textContent).toContain('1 – 1');
  expect(court.textContent).toContain('set 3 · 14–11');
  expect(court.textContent).toContain('ends about 10:40');
  expect(court.textContent).toContain('about 10:40');
});

test('the match that waits for another court is played on the free one by one press', async () => {
  const { press, sent } = openDesk();
  await press(/Play here at 10:10/);
  await expect
    .poll(() => sent('/desk/changes'))
    .toEqual({
      ...PLACE,
      kind: 'next',
      court: '2',
      moves: MOVES,
    });
});

test('a lost court is shown in its plans before a press makes one of them', async () => {
  const plan = { way: 'other-courts', moves: MOVES, findings: [], ends: '12:00' };
  const { press, sent, screen, calls } = openDesk([plan]);
  await press('Court lost Court 1');
  await press('Show the day');
  expect(await screen.findByText('The day ends at 12:00')).toBeTruthy();
  expect(sent('/desk/plans')).toEqual({
    ...PLACE,
    kind: 'lost',
    court: '1',
    from: '10:40',
    to: '11:40',
  });
  expect(calls).toHaveLength(1);
  await press('Move 1 match');
  await expect.poll(() => sent('/desk/changes')).toMatchObject({ kind: 'lost', moves: MOVES });
});

test('a late court asks with its court and time alone', async () => {
  const { press, sent } = openDesk();
  await press('It is late Court 2');
  await press('Show the day');
  await expect
    .poll(() => sent('/desk/plans'))
    .toEqual({
      ...PLACE,
      kind: 'late',
      court: '2',
      time: '12:00',
    });
});

test('a match that is pressed goes onto the next one that is pressed, at once where nothing clashes', async () => {
  const plan = { way: 'wait', moves: MOVES, findings: [], ends: '12:00' };
  const { press, sent } = openDesk([plan]);
  await press(/Faru1 – Faru2/);
  await press(/Nyati1 – Nyati2/);
  await expect.poll(() => sent('/desk/changes')).toMatchObject({ kind: 'move', moves: MOVES });
  expect(sent('/desk/plans')).toMatchObject({ match: 'Faru', court: '2', time: '12:00' });
});

test('a match that would clash at a free time is shown before it is moved', async () => {
  const clash = { code: 'REST_TOO_SHORT', hard: true, fixtures: ['Faru'], team: null, date: null };
  const plan = { way: 'wait', moves: MOVES, findings: [clash], ends: '12:00' };
  const { press, sent, screen } = openDesk([plan]);
  await press(/Faru1 – Faru2/);
  await press('Put at 10:05, Court 2');
  expect(await screen.findByRole('dialog', { name: 'This makes a clash' })).toBeTruthy();
  expect(sent('/desk/changes')).toBeUndefined();
  await press('Move 1 match');
  await expect.poll(() => sent('/desk/changes')).toMatchObject({ kind: 'move' });
});

test('four presses give a court two referees for the day', async () => {
  const { press, sent } = openDesk();
  await press('Officials Court 1');
  await press('Said');
  await press('Asha');
  await press('Assign');
  await expect
    .poll(() => sent('/desk/crews'))
    .toEqual({
      ...PLACE,
      crews: [
        {
          court: '1',
          officials: [
            { official: 'said', duty: 'referee1' },
            { official: 'asha', duty: 'referee2' },
          ],
        },
      ],
    });
});

test('a change of the day is taken back from the list, whoever made it', async () => {
  const { press, calls, screen } = openDesk();
  expect(screen.getByRole('region', { name: 'Done on this day' }).textContent).toContain('Rehema');
  await press(/^Undo/);
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(['/api/v1/desk/changes/badiliko/undo']);
});

test('two presses make a code for each court', async () => {
  const { press, screen, sent } = openDesk();
  await press('QR codes');
  await press('Make new codes');
  expect(await screen.findByRole('img', { name: 'QR code of Court 2' })).toBeTruthy();
  expect(sent('/desk/links')).toEqual(PLACE);
});

test('a day without matches says so and has no codes', () => {
  const empty = { ...DESK, matches: [], courts: [], changes: [], locations: [] };
  const { screen } = openDesk([], empty);
  expect(screen.getByText('No matches on this day.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'QR codes' })).toBeNull();
});

test('the desk is used by keys: arrows lead through the matches, letters open and undo', async () => {
  const { user, screen, sent, calls } = openDesk();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Faru1');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Nyati1');
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('false');
  await user.keyboard('u');
  await expect.poll(() => calls.some(({ path }) => path.endsWith('/badiliko/undo'))).toBe(true);
  await user.keyboard('l');
  expect((await screen.findByRole('dialog')).textContent).toContain('Court 1 is late');
  expect(sent('/desk/changes')).toBeUndefined();
});

test('the changed day is a message with each hour and court before and now', () => {
  const movedFrom = {
    matchDate: '2026-12-05',
    matchTime: '11:00',
    location: 'Ukumbi',
    court: '1',
    movedAt: '2026-12-05T06:00:00.000Z',
  };
  const moved = match('Nyati', '2', '12:00', { movedFrom });
  const late = DESK.matches[1]!;
  const { screen } = openDesk([], {
    ...DESK,
    matches: [late, moved, match('Swala', '2', '14:00')],
  });
  const text = screen.getByText(/Changed since published/).textContent;
  expect(text).toContain('Faru1 – Faru2: about 10:40 · court 1');
  expect(text).toContain('Nyati1 – Nyati2: 11:00 · court 1 → 12:00 · court 2');
  expect(text).not.toContain('Swala');
});

test('a day without matches leads to the next day that has some', async () => {
  const empty = { ...DESK, locations: [], courts: [], matches: [], changes: [] };
  const { screen } = showPart(<DeskPage desk={{ ...empty, nextDay: '2026-12-12' }} />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /12 December 2026/ });
  expect(link.search).toBe('?day=2026-12-12');
});
