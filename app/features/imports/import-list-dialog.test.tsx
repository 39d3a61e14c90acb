// @vitest-environment happy-dom
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
    { method: 'POST', path: '/api/v1/import/teams?league=ligi&dryRun=true', body: CSV },
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
  expect(calls[0]!.path).toBe('/api/v1/leagues/ligi/import?gender=Men&dryRun=true');
});

test('without a file nothing is sent', async () => {
  const { press, calls, screen } = open(() => ({ body: CHANGES }));
  await press(words.preview);
  expect(screen.getByRole('alert').textContent).toBe(admin.chooseFile);
  expect(calls).toEqual([]);
});

test('a file that changes nothing cannot be imported', async () => {
  const { choose, press, screen } = open(() => ({ body: { created: 0, updated: 0, changes: [] } }));
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

test('errors are shown by row and column with their number, and the import button is disabled', async () => {
  const errors = [
    { row: 3, column: 'gender', message: 'Men or Women' },
    { row: 5, column: 'name', message: 'is missing' },
  ];
  const { choose, press, screen } = open(() =>
    problem(422, 'IMPORT_ERRORS', { errors, errorCount: 60 }),
  );
  choose('teams.csv');
  await press(words.preview);
  expect((await screen.findByRole('alert')).textContent).toBe(words.errors(60));
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['3', 'gender', 'Men or Women', '5', 'name', 'is missing']);
  expect(screen.getByText(admin.moreErrors(10))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
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
