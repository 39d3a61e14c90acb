// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import {
  chooseFile,
  problem,
  type SentCall,
  type ServerAnswer,
  showPart,
} from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { ImportMatchDialog } from './import-match-dialog.tsx';

const { imports, matchFiles: words } = messagesOf('en');
const MATCH = { id: 'mechi', team1: { name: 'Chui' }, team2: { name: 'Faru' } } as Match;
const CONTENTS = {
  kept: false,
  team1: 'GKS',
  team2: 'MKS',
  sets: [{ team1Score: 25, team2Score: 20 }],
  rallies: 45,
  substitutions: 3,
  timeouts: 2,
  warnings: [],
};

function open(answer: (call: SentCall) => ServerAnswer = () => ({ body: CONTENTS })) {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const shown = showPart(<ImportMatchDialog match={MATCH} onClose={close} />, answer);
  const choose = (name: string, text = '[3DATAVOLLEYSCOUT]') =>
    chooseFile(shown.screen.getByLabelText(words.file), name, text);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, choose, press, closes: () => closed };
}

test('a scouting file is tried with the chosen home team, and kept after it was seen', async () => {
  const { choose, press, calls, screen, user, closes } = open();
  choose('match.dvw');
  await user.selectOptions(screen.getByLabelText(words.home), 'Faru');
  await press(imports.preview);
  await screen.findByText(words.counts(45, 3, 2));
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/matches/mechi/import?home=team2&dryRun=true',
      body: '[3DATAVOLLEYSCOUT]',
    },
  ]);
  expect(closes()).toBe(0);
  await press(words.make);
  await screen.findByText(words.done);
  expect(calls[1]!.path).toBe('/api/v1/matches/mechi/import?home=team2');
  expect(closes()).toBe(1);
});

test('a match of another Wavu says itself which team is which: nobody is asked', async () => {
  const { choose, press, calls, screen } = open();
  choose('match.json', '{}');
  expect(screen.queryByLabelText(words.home)).toBeNull();
  await press(imports.preview);
  await screen.findByText(words.sound);
  expect(calls[0]!.path).toBe('/api/v1/matches/mechi/import?dryRun=true');
});

test('without a file nothing is sent', async () => {
  const { press, calls, screen } = open();
  await press(imports.preview);
  expect(screen.getByRole('alert').textContent).toBe(words.choose);
  expect(calls).toEqual([]);
});

test('the entries of a file that are wrong are named one by one, counted from 1', async () => {
  const errors = [
    { field: 'events.0.winner', message: 'nobody of this match' },
    { field: 'events.11', message: 'not an entry' },
  ];
  const { choose, press, screen } = open(() => problem(400, 'INVALID_FIELDS', { errors }));
  choose('match.json', '{}');
  await press(imports.preview);
  await screen.findByRole('alert');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    `${words.entry(1)}: winner nobody of this match`,
    `${words.entry(12)}: not an entry`,
  ]);
});

test('another file takes away what the former one held', async () => {
  const { choose, press, screen } = open();
  choose('match.dvw');
  await press(imports.preview);
  await screen.findByText(words.sound);
  choose('other.dvw');
  expect(screen.queryByText(words.sound)).toBeNull();
  expect(screen.queryByRole('button', { name: words.make })).toBeNull();
});
