// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { WrittenPlayersDialog } from './written-players-dialog.tsx';
import { WrongLineError } from './written-rows.ts';

const { admin, typedLists } = messagesOf('en');
const words = typedLists.players;

type Send = (list: string) => Promise<unknown>;

function open(
  answer: () => ServerAnswer = () => ({ body: { created: 2, updated: 0 } }),
  send?: Send,
) {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const dialog = <WrittenPlayersDialog teamId="chui" {...(send ? { send } : {})} onClose={close} />;
  const shown = showPart(dialog, answer);
  const write = async (list: string) => {
    await shown.user.click(shown.screen.getByLabelText(words.label));
    await shown.user.paste(list);
  };
  const save = () => shown.user.click(shown.screen.getByRole('button', { name: admin.save }));
  return { ...shown, write, save, closes: () => closed };
}

test('players are shown as they are understood, and kept as rows of their team', async () => {
  const { write, save, calls, screen, closes } = open();
  await write('7 Juma Ally\n\nAsha Said 12, Libero');
  expect(screen.getByText('7 Juma Ally · 12 Asha Said (Libero)')).toBeTruthy();
  expect(screen.getByText(words.count(2))).toBeTruthy();
  await save();
  await screen.findByText(words.saved(2));
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/import/players?team=chui' }]);
  expect(calls[0]!.body.split('\n')).toEqual([
    'fullName,jerseyNumber,position',
    '"Juma Ally","7",""',
    '',
    '"Asha Said","12","Libero"',
  ]);
  expect(closes()).toBe(1);
});

test('a player without a number is shown by the name alone', async () => {
  const { write, screen } = open();
  await write('Neema John');
  expect(screen.getByText('Neema John')).toBeTruthy();
});

test('a shirt number that is there twice is told with both lines, and is saved all the same', async () => {
  const { write, save, screen, closes } = open();
  await write('7 Juma Ally\n8 Ali\n7 Asha Said');
  const doubt = typedLists.line(3, typedLists.sameNumber(7, 1));
  expect(screen.getByText(doubt)).toBeTruthy();
  await save();
  await screen.findByText(words.saved(3));
  expect(closes()).toBe(1);
});

test('an error of a row is told of the line of the list in words of the list', async () => {
  const errors = [{ row: 4, column: 'jerseyNumber', message: 'jerseyNumber: too big' }];
  const { write, save, screen, closes } = open(() =>
    problem(422, 'IMPORT_ERRORS', { errors, errorCount: 1 }),
  );
  await write('7 Juma\n8 Ali\n777 Asha');
  await save();
  expect(await screen.findByText(typedLists.nothingSaved)).toBeTruthy();
  expect(screen.getByText(typedLists.line(3, typedLists.wrong.jerseyNumber))).toBeTruthy();
  expect(closes()).toBe(0);
});

test('a coach’s list goes another way, whose wrong line is told alike', async () => {
  const lists: string[] = [];
  const { write, save, screen, calls } = open(undefined, async (list) => {
    lists.push(list);
    throw new WrongLineError(2, 'position', 'too long');
  });
  await write('7 Juma, Setter');
  await save();
  expect(await screen.findByText(typedLists.line(1, typedLists.wrong.position))).toBeTruthy();
  expect([lists, calls]).toEqual([['7 Juma, Setter'], []]);
});
