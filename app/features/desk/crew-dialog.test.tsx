// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type SentCall, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Desk, DeskMatch } from '#contract/desk/desk.ts';
import { CrewDialog } from './crew-dialog.tsx';

const { dayDesk: words, directory, duties, fixtures } = messagesOf('en');

function match(id: string, court: string, facts: Partial<DeskMatch> = {}): DeskMatch {
  const officials: DeskMatch['officials'] = [];
  return {
    id,
    kind: 'match',
    court,
    movable: true,
    status: 'not started',
    officials,
    ...facts,
  } as DeskMatch;
}

const REFEREE = { id: 'rehema', name: 'Rehema', duty: 'referee1' } as const;
const DESK = {
  day: '2026-12-05',
  location: 'Ukumbi',
  courts: [{ court: '1' }, { court: '2' }, { court: '3' }, { court: null }],
  matches: [
    match('m1', '1', { officials: [REFEREE] }),
    match('m2', '1', { officials: [REFEREE] }),
    match('m3', '2'),
    match('m4', '3', { movable: false, status: 'ended' }),
  ],
} as unknown as Desk;

const JUMA = { id: 'juma', name: 'Juma', level: 'National', isAway: false, sameDay: [] };
const ASHA = {
  id: 'asha',
  name: 'Asha',
  level: '',
  isAway: true,
  sameDay: [{ time: '10:00', location: 'Taifa' }],
};

function open(crewAnswer: ServerAnswer = { status: 201, body: { id: 'c1' } }) {
  const onClose = vi.fn();
  const answer = ({ path }: SentCall): ServerAnswer => {
    if (path.includes('/candidates')) return { body: { items: [JUMA, ASHA] } };
    return path.endsWith('/desk/crews') ? crewAnswer : {};
  };
  const shown = showPart(
    <main>
      <CrewDialog desk={DESK} court="1" onClose={onClose} />
    </main>,
    answer,
  );
  const { screen, user, calls } = shown;
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  const queried = () =>
    calls.map(({ path }) => path).filter((path) => path.includes('/candidates'));
  const sentCrews = () => calls.find(({ path }) => path.endsWith('/desk/crews'))?.body;
  return { ...shown, onClose, press, queried, sentCrews };
}

test('only courts with a match still to come can be chosen', () => {
  const { screen } = open();
  const tabs = [...document.querySelectorAll('.desk-tabs button')].map((it) => it.textContent);
  expect(tabs).toEqual(['Court 1', 'Court 2']);
  expect(screen.getByRole('button', { name: 'Court 1' }).getAttribute('aria-pressed')).toBe('true');
});

test('a place shows who has it in all matches of the court that are to come', () => {
  open();
  const [first, second] = [...document.querySelectorAll('.desk-place')];
  expect(first?.textContent).toBe(`${directory.duties.referee1}Rehema`);
  expect(second?.textContent).toBe(`${directory.duties.referee2}${words.nobodyChosen}`);
});

test('a person is shown with the level and with what speaks against them', async () => {
  const { screen, press } = open();
  expect((await screen.findByRole('button', { name: /^Juma/ })).textContent).toBe('JumaNational');
  expect(screen.getByRole('button', { name: /^Asha/ }).textContent).toBe(
    `Asha${duties.candidateAway} · ${duties.candidateBusy('10:00 Taifa')}`,
  );
  await press(/^Juma/);
  expect(screen.getByRole('button', { name: /^Juma.*National/ }).textContent).toContain(
    words.atCourt(fixtures.court('1')),
  );
});

test('candidates are requested of the first match to come, by the name that is typed and by the court', async () => {
  const { screen, user, press, queried } = open();
  await screen.findByRole('button', { name: /^Juma/ });
  expect(queried()).toEqual(['/api/v1/matches/m1/candidates']);
  await user.type(screen.getByLabelText(words.person), 's');
  await press('Court 2');
  await vi.waitFor(() =>
    expect(queried()).toEqual([
      '/api/v1/matches/m1/candidates',
      '/api/v1/matches/m1/candidates?q=s',
      '/api/v1/matches/m3/candidates?q=s',
    ]),
  );
});

test('crews of two courts are given in one call, and the dialog closes', async () => {
  const { press, sentCrews, onClose, screen } = open();
  await press(/^Juma/);
  await press('Court 2');
  await press(/^Asha/);
  await press(words.give);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sentCrews()).toEqual({
    day: '2026-12-05',
    location: 'Ukumbi',
    crews: [
      { court: '1', officials: [{ official: 'juma', duty: 'referee1' }] },
      { court: '2', officials: [{ official: 'asha', duty: 'referee1' }] },
    ],
  });
  expect(screen.getByText(words.given(3))).toBeTruthy();
});

test('after a person the next empty place is marked', async () => {
  const { press } = open();
  const marked = () => document.querySelector('.desk-place[aria-pressed=true] small')?.textContent;
  expect(marked()).toBe(directory.duties.referee1);
  await press(/^Juma/);
  expect(marked()).toBe(directory.duties.referee2);
});

test('a marked place takes the person, and an emptied one is not sent', async () => {
  const { press, sentCrews, screen } = open();
  await press(/^Juma/);
  await press(new RegExp(`^${directory.duties.scorer}`));
  await press(/^Asha/);
  await press(new RegExp(`^${directory.duties.referee1}`));
  await press(words.clear);
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
  await press(words.give);
  await vi.waitFor(() =>
    expect(sentCrews()?.crews).toEqual([
      { court: '1', officials: [{ official: 'asha', duty: 'scorer' }] },
    ]),
  );
});

test('nothing can be given before somebody is chosen', async () => {
  const { screen, press } = open();
  const give = screen.getByRole<HTMLButtonElement>('button', { name: words.give });
  expect(give.disabled).toBe(true);
  await press(/^Juma/);
  expect(give.disabled).toBe(false);
});

test('a refused crew leaves the dialog open', async () => {
  const { press, onClose, screen } = open(problem(409, 'CONFLICT', { detail: 'Juma is away' }));
  await press(/^Juma/);
  await press(words.give);
  expect(await screen.findByText('Juma is away')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a crew that was given is taken back from the toast', async () => {
  const { press, calls } = open();
  await press(/^Juma/);
  await press(words.give);
  await press(messagesOf('en').adminFrame.undo);
  await vi.waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain('/api/v1/desk/changes/c1/undo'),
  );
});
