// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { WrittenTeamsDialog } from './written-teams-dialog.tsx';

const { admin, typedLists } = messagesOf('en');
const words = typedLists.teams;

function open(answer: () => ServerAnswer = () => ({ body: { created: 2, updated: 0 } })) {
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const shown = showPart(<WrittenTeamsDialog leagueId="ligi" onClose={close} />, answer);
  const write = async (list: string) => {
    await shown.user.click(shown.screen.getByLabelText(words.label));
    await shown.user.paste(list);
  };
  const save = () => shown.user.click(shown.screen.getByRole('button', { name: admin.save }));
  return { ...shown, write, save, closes: () => closed };
}

test('a typed list is shown by groups and sent as rows of teams', async () => {
  const { write, save, calls, screen, user, closes } = open();
  await write('Kundi A\n1. Chui, Tanga\nKundi B\n2. Faru');
  expect(screen.getByText('Chui (Tanga)')).toBeTruthy();
  expect(screen.getByText('Faru')).toBeTruthy();
  expect(screen.getByText(words.count(2))).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(admin.gender), 'Women');
  await save();
  await screen.findByText(words.saved(2));
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/import/teams?league=ligi' }]);
  expect(calls[0]!.body.split('\n')).toEqual([
    'name,gender,city,group',
    '',
    '"Chui","Women","Tanga","Kundi A"',
    '',
    '"Faru","Women","","Kundi B"',
  ]);
  expect(closes()).toBe(1);
});

test('an error of a row is shown with the line of the list, and the dialog stays open', async () => {
  const errors = [{ row: 3, column: 'name', message: 'is there twice' }];
  const { write, save, screen, closes } = open(() =>
    problem(422, 'IMPORT_ERRORS', { errors, errorCount: 1 }),
  );
  await write('Chui\nChui');
  await save();
  expect(await screen.findByText(typedLists.nothingSaved)).toBeTruthy();
  const field = screen.getByLabelText(words.label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/\b2\b.*/, { selector: '[id$=error]' })).toBeTruthy();
  expect(closes()).toBe(0);
});
