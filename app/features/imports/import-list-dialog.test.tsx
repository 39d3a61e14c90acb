// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import {
  chooseFile,
  problem,
  type SentCall,
  type ServerAnswer,
  showPart,
} from '#app/testing/shown-page.tsx';
import { ImportListDialog } from './import-list-dialog.tsx';

const { admin, imports: words } = messagesOf('en');
const CSV = 'name,city,gender\nChui,Tanga,Women\n';

const CHANGES = {
  created: 1,
  updated: 0,
  errors: [],
  changes: [{ row: 2, what: 'created', name: 'Chui', columns: [] }],
};

function open(answer: (call: SentCall) => ServerAnswer, table: 'teams' | 'fixtures' = 'teams') {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const dialog = <ImportListDialog table={table} leagueId="ligi" onClose={close} />;
  const shown = showPart(dialog, answer);
  const choose = (name: string, text = CSV) =>
    chooseFile(shown.screen.getByLabelText(words.file), name, text);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, choose, press, closes: () => closed };
}

test('a file is previewed first and imported only after its changes were shown', async () => {
  const { choose, press, calls, screen, closes } = open(() => ({ body: CHANGES }));
  choose('teams.csv');
  await press(words.preview);
  await screen.findByText('Chui');
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/import/teams?league=ligi&dryRun=true&partial=true',
      body: CSV,
    },
  ]);
  expect(closes()).toBe(0);
  await press(words.make);
  await screen.findByText(words.done(1, 0));
  expect(calls[1]).toMatchObject({ path: '/api/v1/import/teams?league=ligi', body: CSV });
  expect(closes()).toBe(1);
});

test('fixtures are imported into their league with the chosen gender', async () => {
  const { choose, press, calls, screen, user } = open(() => ({ body: CHANGES }), 'fixtures');
  await user.selectOptions(screen.getByLabelText(words.gender), 'Men');
  choose('fixtures.csv');
  await press(words.preview);
  await screen.findByText('Chui');
  expect(calls[0]!.path).toBe('/api/v1/leagues/ligi/import?gender=Men&dryRun=true&partial=true');
});

test('without a file nothing is sent', async () => {
  const { press, calls, screen } = open(() => ({ body: CHANGES }));
  await press(words.preview);
  expect(screen.getByRole('alert').textContent).toBe(admin.chooseFile);
  expect(calls).toEqual([]);
});

test('a file that changes nothing cannot be imported', async () => {
  const { choose, press, screen } = open(() => ({
    body: { created: 0, updated: 0, errors: [], changes: [] },
  }));
  choose('teams.csv');
  await press(words.preview);
  await screen.findByText(words.nothing);
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
});

test('choosing another file or option removes the former preview', async () => {
  const { choose, press, screen } = open(() => ({ body: CHANGES }));
  choose('teams.csv');
  await press(words.preview);
  await screen.findByText('Chui');
  choose('others.csv', 'name\nFaru\n');
  expect(screen.queryByText('Chui')).toBeNull();
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
});

test('errors are shown in words of the file, and only the good rows may be imported', async () => {
  const errors = [
    { row: 3, column: 'gender', heading: 'JINSIA', value: 'Mixed', message: 'Men or Women' },
    { row: 5, column: 'name', message: 'is missing' },
  ];
  const rest = { headings: ['JINSIA'], rows: [{ row: 3, cells: ['Mixed'] }] };
  const { choose, press, screen, calls } = open(() => ({
    body: { ...CHANGES, errors, errorCount: 60, rest },
  }));
  choose('teams.csv');
  await press(words.preview);
  expect((await screen.findByRole('alert')).textContent).toBe(words.errors(60));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.trim());
  expect(cells).toEqual(['3', 'JINSIA', 'Mixed Men or Women', '5', 'name', 'is missing']);
  expect(screen.getByText(admin.moreErrors(10))).toBeTruthy();
  const all = screen.getByRole('button', { name: words.make }) as HTMLButtonElement;
  expect(all.disabled).toBe(true);
  await press(words.takeGood(1));
  await screen.findByText(words.done(1, 0));
  expect(calls[1]!.path).toBe('/api/v1/import/teams?league=ligi&partial=true');
});

test('a question is asked once, and its answer is sent with the next preview', async () => {
  const question = {
    kind: 'team',
    value: 'Alfa',
    rows: [2],
    count: 1,
    options: [{ id: 'alpha', name: 'Alpha' }],
    mayBeNew: true,
  };
  const answers = [{ ...CHANGES, questions: [question] }, CHANGES];
  const { choose, press, screen, calls } = open(() => ({ body: answers.shift() }));
  choose('teams.csv');
  await press(words.preview);
  await screen.findByText(words.questions.team('Alfa'));
  const all = screen.getByRole('button', { name: words.make }) as HTMLButtonElement;
  expect(all.disabled).toBe(true);
  await press('Alpha');
  await waitFor(() => expect(screen.queryByText(words.questions.team('Alfa'))).toBeNull());
  const { searchParams } = new URL(calls[1]!.path, 'http://wavu');
  expect(JSON.parse(searchParams.get('decisions')!)).toEqual({ teams: { Alfa: 'alpha' } });
});

test('the preview of fixtures names the teams that would be created', async () => {
  const newTeams = [
    { row: 2, name: 'Alfa' },
    { row: 3, name: 'Delta' },
  ];
  const { choose, press, screen } = open(() => ({ body: { ...CHANGES, newTeams } }));
  choose('fixtures.csv');
  await press(words.preview);
  const text = await screen.findByText(words.newTeams(2));
  expect(text.parentElement?.textContent).toBe(`${words.newTeams(2)} Alfa, Delta`);
});

test('a pasted list is sent as a file is', async () => {
  const { press, calls, screen, user } = open(() => ({ body: CHANGES }));
  await user.type(screen.getByLabelText(words.paste), '1. Chui');
  await press(words.preview);
  await screen.findByText('Chui');
  expect(calls[0]).toMatchObject({ method: 'POST', body: '1. Chui' });
});

test('a file refused on import can be sent again', async () => {
  const answers = [{ body: CHANGES }, problem(409, 'CONFLICT'), { body: CHANGES }];
  const { choose, press, screen, closes } = open(() => answers.shift()!);
  onTestFinished(() => expect(answers).toEqual([]));
  choose('teams.csv');
  await press(words.preview);
  await screen.findByText('Chui');
  await press(words.make);
  await screen.findByRole('alert');
  expect([closes(), screen.queryByText('Chui')]).toEqual([0, null]);
  await press(words.preview);
  expect(await screen.findByText('Chui')).toBeTruthy();
});
