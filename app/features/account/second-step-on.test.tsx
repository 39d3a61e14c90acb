// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type SentCall, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { SecondStepOn } from './second-step-on.tsx';

const { account, ownAccount, secondStep: words } = messagesOf('en');

const BEGUN = { secret: 'ABCDEFGHIJ', address: 'otpauth://totp/Wavu?secret=ABCDEFGHIJ' };
const CODES = ['aaaa-1111', 'bbbb-2222'];

function open(answer: (call: SentCall) => ServerAnswer) {
  const messages: string[] = [];
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const dialog = <SecondStepOn onClose={close} onDone={(text) => messages.push(text)} />;
  const shown = showPart(dialog, answer);
  const enter = async (label: string, text: string, button: string) => {
    if (text) await shown.user.type(shown.screen.getByLabelText(label), text);
    await shown.user.click(shown.screen.getByRole('button', { name: button }));
  };
  return { ...shown, enter, messages, closes: () => closed };
}

const wellOr =
  (confirmed: ServerAnswer) =>
  ({ path }: SentCall): ServerAnswer =>
    path.endsWith('/confirm') ? confirmed : { body: BEGUN };

test('the second step is on after password and code, and its recovery codes are shown once', async () => {
  const { enter, calls, screen, user, messages, closes } = open(
    wellOr({ body: { recoveryCodes: CODES } }),
  );
  await enter(words.password, 'mpira wa wavu 6', words.next);
  expect(await screen.findByText('ABCD EFGH IJ')).toBeTruthy();
  await enter(words.code, ' 123456', words.confirm);
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([
    { password: 'mpira wa wavu 6' },
    { code: '123456' },
  ]);
  await user.click(screen.getByRole('button', { name: words.kept }));
  expect([messages, closes()]).toEqual([[words.nowOn], 0]);
});

test('nothing is sent without a password or a code', async () => {
  const { enter, calls, screen } = open(wellOr({}));
  await enter(words.password, '', words.next);
  expect(screen.getByText(account.passwordMissing)).toBeTruthy();
  expect(calls).toEqual([]);
  await enter(words.password, 'mpira wa wavu 6', words.next);
  await screen.findByText('ABCD EFGH IJ');
  await enter(words.code, '', words.confirm);
  expect(screen.getByText(words.codeMissing)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('a wrong password shows no secret, a wrong code no recovery codes', async () => {
  const wrong = open(() => problem(422, 'WRONG_PASSWORD'));
  await wrong.enter(words.password, 'not this one', words.next);
  expect(await wrong.screen.findByText(ownAccount.wrongPassword)).toBeTruthy();
  expect(wrong.screen.queryByLabelText(words.code)).toBeNull();
});

test.each(['WRONG_CODE', 'INVALID_FIELDS'])(
  'a code refused with %s can be entered again',
  async (code) => {
    const { enter, screen, messages } = open(wellOr(problem(422, code)));
    await enter(words.password, 'mpira wa wavu 6', words.next);
    await screen.findByText('ABCD EFGH IJ');
    await enter(words.code, '000000', words.confirm);
    expect(await screen.findByText(words.codeWrong)).toBeTruthy();
    expect(screen.getByLabelText(words.code)).toBeTruthy();
    expect(messages).toEqual([]);
  },
);
