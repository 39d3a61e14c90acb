// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { SetScoreDialog } from './set-score-dialog.tsx';

const { admin: words } = messagesOf('en');
const MATCH = {
  id: 'm1',
  team1: { id: 'a', name: 'Chui' },
  team2: { id: 'b', name: 'Faru' },
  decided: false,
  currentSet: null,
  sets: [{ set: 1, team1Score: 25, team2Score: 20 }],
} as unknown as Match;

function open(match: Partial<Match> = {}, answer?: () => ServerAnswer) {
  const onClose = vi.fn();
  const onWhole = vi.fn();
  const shown = showPart(
    <SetScoreDialog match={{ ...MATCH, ...match }} onWhole={onWhole} onClose={onClose} />,
    answer,
  );
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const score = (team: string) => field(words.scoreOf(team));
  const enter = async (first: string, second: string) => {
    await shown.user.clear(score('Chui'));
    await shown.user.clear(score('Faru'));
    await shown.user.type(score('Chui'), first);
    await shown.user.type(score('Faru'), second);
  };
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, onClose, onWhole, score, enter, press, set: () => field(words.setNumber) };
}

test('the set after the last one is offered, empty', () => {
  const { set, score } = open();
  expect([set().value, score('Chui').value, score('Faru').value]).toEqual(['2', '', '']);
});

test('a match that is decided offers no set', () => {
  expect(open({ decided: true }).set().value).toBe('');
});

test('a set that has a score shows it for correction', async () => {
  const { user, set, score } = open();
  await user.selectOptions(set(), '1');
  expect([score('Chui').value, score('Faru').value]).toEqual(['25', '20']);
});

test('a score is sent as numbers for the chosen set, and the dialog closes', async () => {
  const { enter, press, calls, onClose } = open();
  await enter('25', '23');
  await press(words.save);
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/api/v1/matches/m1/sets/2',
      body: { team1Score: 25, team2Score: 23 },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a missing score is marked in the form, and nothing is sent', async () => {
  const { press, calls, screen, onClose } = open();
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toContain(words.selectSet);
  expect(screen.getAllByText(words.fieldMissing)).toHaveLength(2);
  expect([calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

test('an impossible score is saved only after confirmation', async () => {
  const answers = [problem(422, 'INVALID_FINAL_SCORE'), {}];
  const { enter, press, calls, screen, onClose } = open({}, () => answers.shift()!);
  await enter('25', '24');
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toContain(words.irregular);
  expect(onClose).not.toHaveBeenCalled();
  await press(words.saveIrregular);
  expect(calls.map(({ body }) => body.allowIrregular)).toEqual([undefined, true]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a score changed after the question needs another confirmation', async () => {
  const { enter, press, calls } = open({}, () => problem(422, 'INVALID_FINAL_SCORE'));
  await enter('25', '24');
  await press(words.save);
  await enter('30', '24');
  await press(words.save);
  expect(calls.map(({ body }) => body.allowIrregular)).toEqual([undefined, undefined]);
});

test('a set without a winner cannot be confirmed', async () => {
  const { enter, press, screen } = open({}, () => problem(422, 'INVALID_FINAL_SCORE'));
  await enter('25', '25');
  await press(words.save);
  expect(screen.queryByRole('button', { name: words.saveIrregular })).toBeNull();
});

test('a score that would undo later sets leads to the form of the whole result', async () => {
  const { enter, press, onWhole } = open({}, () => problem(422, 'BREAKS_LATER'));
  await enter('10', '25');
  await press(words.save);
  await press(messagesOf('en').results.correct);
  expect(onWhole).toHaveBeenCalledOnce();
});

test('a score that decides a live match ends it', async () => {
  const { enter, press, calls } = open({}, () => ({ body: { decided: true, status: 'Live' } }));
  await enter('25', '23');
  await press(words.save);
  expect(calls[1]).toEqual({
    method: 'POST',
    path: '/api/v1/matches/m1/status',
    body: { status: 'ended' },
  });
});
