// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type SentCall, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Match } from '#contract/matches/match.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { ResultDialog } from './result-dialog.tsx';

const { results: words, admin } = messagesOf('en');
const MATCH = {
  id: 'm1',
  team1: { id: 'a', name: 'Chui' },
  team2: { id: 'b', name: 'Faru' },
  sets: [],
  forfeit: null,
  resultReason: null,
  attendance: null,
} as unknown as Match;

function open(match: Partial<Match> = {}, saved: () => ServerAnswer = () => ({})) {
  const onClose = vi.fn();
  const answer = ({ method }: SentCall) =>
    method === 'GET' ? { body: { rules: PRESETS.indoor } } : saved();
  const part = <ResultDialog match={{ ...MATCH, ...match }} onClose={onClose} />;
  const { calls, screen, user } = showPart(part, answer);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { screen, user, press, field, sent, onClose };
}

test('one line, typed as on the paper, is the whole result', async () => {
  const { user, screen, press, field, sent, onClose } = open();
  await user.type(field(words.line), '25-20 25-27 25-18 27-25');
  expect(field(words.pointsOf('Faru', 2)).value).toBe('27');
  expect(await screen.findByText(admin.wins('Chui', 3, 1))).toBeTruthy();
  await press(words.save);
  const sets = [
    [25, 20],
    [25, 27],
    [25, 18],
    [27, 25],
  ];
  expect(sent()).toEqual([{ sets, attendance: null, reason: null }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a row for every set of the match is there, and writes the line', async () => {
  const { user, field } = open();
  await user.type(field(words.pointsOf('Chui', 1)), '25');
  await user.type(field(words.pointsOf('Faru', 1)), '20');
  expect(field(words.line).value).toBe('25-20');
  expect(field(words.pointsOf('Chui', 5)).value).toBe('');
});

test('a result without any set is not sent', async () => {
  const { press, screen, sent } = open();
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toContain(words.incomplete);
  expect(sent()).toEqual([]);
});

test('sets that would go are asked about, and go at the second press', async () => {
  const answers = [problem(422, 'RESULT_REPLACES'), {}];
  const sets = [1, 2, 3, 4].map((set) => ({ set, team1Score: 25, team2Score: 20 }));
  const { user, press, field, sent, screen } = open({ sets } as never, () => answers.shift()!);
  await user.clear(field(words.line));
  await user.type(field(words.line), '25-20 27-25 25-18');
  await press(words.save);
  expect(screen.getByRole('alert').textContent).toContain(words.saveAnyway);
  await press(words.saveSo);
  expect(sent().map(({ replace }) => replace)).toEqual([undefined, true]);
});

test('a change after the question needs another confirmation', async () => {
  const { user, press, field, sent } = open({}, () => problem(422, 'MATCH_NOT_YET'));
  await user.type(field(words.line), '25-20 27-25 25-18');
  await press(words.save);
  await user.type(field(words.pointsOf('Faru', 3)), '{Backspace}9');
  await press(words.save);
  expect(sent().map(({ otherDay }) => otherDay)).toEqual([undefined, undefined]);
});

test('a forfeit is sent with the team that did not come and the reason', async () => {
  const { user, press, field, sent } = open();
  await user.click(field(words.ways.forfeit));
  await user.selectOptions(field(new RegExp(words.forfeiter)), 'team2');
  await user.type(field(new RegExp(words.reason)), 'Bus broke down');
  await press(words.save);
  expect(sent()).toEqual([{ absent: 'team2', reason: 'Bus broke down', attendance: null }]);
});

test('a part of the line that was not read is named as soon as the line is left', async () => {
  const { user, field, screen } = open();
  await user.type(field(words.line), '25-20 25x20');
  expect(screen.queryByText(words.lineUnread('25x20'))).toBeNull();
  await user.tab();
  expect(screen.getByText(words.lineUnread('25x20'))).toBeTruthy();
});
