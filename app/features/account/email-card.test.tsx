// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { EmailCard } from './email-card.tsx';

const { account: form, newEmail: words, ownAccount } = messagesOf('en');
const ACCOUNT = { email: 'asha@example.com', hasPassword: true } as Account;

function open(answer: () => ServerAnswer = () => ({ status: 204 }), more: Partial<Account> = {}) {
  const shown = showPart(<EmailCard account={{ ...ACCOUNT, ...more }} />, answer);
  const email = () => shown.screen.getByLabelText<HTMLInputElement>(words.next);
  const password = () => shown.screen.queryByLabelText<HTMLInputElement>(ownAccount.erasePassword);
  const ask = async (address: string, secret = '') => {
    if (address) await shown.user.type(email(), address);
    if (secret) await shown.user.type(password()!, secret);
    await shown.user.click(shown.screen.getByRole('button', { name: words.ask }));
  };
  return { ...shown, email, password, ask };
}

test('a new address is asked for with the password, and the card says where the mail went', async () => {
  const { ask, calls, email, password, screen } = open();
  await ask(' neema@example.org ', 'mpira wa wavu 6');
  expect(await screen.findByText(words.sent('neema@example.org'))).toBeTruthy();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/account/email',
      body: { email: 'neema@example.org', language: 'en', password: 'mpira wa wavu 6' },
    },
  ]);
  expect([email().value, password()!.value]).toEqual(['', '']);
});

test('the card says with which address one signs in now', () => {
  expect(open().screen.getByText(words.now('asha@example.com'))).toBeTruthy();
});

test('an account without a password is not asked for one, and sends none', async () => {
  const { ask, calls, password, screen } = open(undefined, { hasPassword: false });
  expect(password()).toBeNull();
  await ask('neema@example.org');
  await screen.findByText(words.sent('neema@example.org'));
  expect(calls[0]!.body).toEqual({ email: 'neema@example.org', language: 'en' });
});

test.each([
  ['', 'mpira wa wavu 6', form.emailMissing],
  ['neema', 'mpira wa wavu 6', form.emailWrong],
])('the address "%s" is not sent, and its field has the focus', async (address, secret, text) => {
  const { ask, calls, email, screen } = open();
  await ask(address, secret);
  expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(calls).toEqual([]);
});

test('without the password nothing is sent, and its field has the focus', async () => {
  const { ask, calls, password, screen } = open();
  await ask('neema@example.org');
  expect(screen.getByText(form.passwordMissing)).toBeTruthy();
  expect(document.activeElement).toBe(password());
  expect(calls).toEqual([]);
});

test.each([
  ['WRONG_PASSWORD', ownAccount.wrongPassword],
  ['SIGN_IN_AGAIN', words.signInAgain],
  ['UNAVAILABLE', words.noMail],
])('an answer of %s is told in words of the form, and what was typed stays', async (code, text) => {
  const { ask, email, screen } = open(() => problem(422, code));
  await ask('neema@example.org', 'mpira wa wavu 6');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(words.sent('neema@example.org'))).toBeNull();
  expect(email().value).toBe('neema@example.org');
});
