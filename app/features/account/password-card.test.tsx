// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { PasswordCard } from './password-card.tsx';

const { account, ownAccount: words, registration } = messagesOf('en');

function open(answer: () => ServerAnswer = () => ({ status: 204 })) {
  const shown = showPart(<PasswordCard hasPassword />, answer);
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const change = async (current: string, next: string) => {
    if (current) await shown.user.type(field(words.current), current);
    if (next) await shown.user.type(field(words.next), next);
    await shown.user.click(shown.screen.getByRole('button', { name: words.changePassword }));
  };
  return { ...shown, field, change };
}

test('a password is changed with the present one, and both fields are empty afterwards', async () => {
  const { change, calls, field, screen } = open();
  await change('old password 1', 'mpira wa wavu 6');
  await screen.findByText(words.passwordChanged);
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    path: '/api/v1/account/password?language=en',
    body: { current: 'old password 1', password: 'mpira wa wavu 6' },
  });
  expect([field(words.current).value, field(words.next).value]).toEqual(['', '']);
});

test('without the present password nothing is sent, and its field has the focus', async () => {
  const { change, calls, field, screen } = open();
  await change('', 'mpira wa wavu 6');
  expect(screen.getByText(account.passwordMissing)).toBeTruthy();
  expect(document.activeElement).toBe(field(words.current));
  expect(calls).toEqual([]);
});

test('a new password that is too short is not sent', async () => {
  const { change, calls } = open();
  await change('old password 1', 'short');
  expect(calls).toEqual([]);
});

test.each([
  ['WRONG_PASSWORD', words.wrongPassword],
  ['GUESSABLE_PASSWORD', registration.passwordGuessable],
])('an answer of %s is shown in the words of the form', async (code, text) => {
  const { change, screen } = open(() => problem(422, code));
  await change('old password 1', 'mpira wa wavu 6');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(words.passwordChanged)).toBeNull();
});

test('an account without a password is offered a link to set one', () => {
  const { screen } = showPart(<PasswordCard hasPassword={false} />);
  const link = screen.getByRole('link', { name: registration.forgotTitle });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});
