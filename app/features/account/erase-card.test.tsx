// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { EraseCard } from './erase-card.tsx';

const { account, ownAccount: words } = messagesOf('en');

async function open(hasPassword: boolean, answer: () => ServerAnswer) {
  const shown = showPart(<EraseCard hasPassword={hasPassword} />, answer);
  await shown.user.click(shown.screen.getByRole('button', { name: words.erase }));
  const erase = () => shown.user.click(shown.screen.getByRole('button', { name: words.eraseNow }));
  return { ...shown, erase };
}

test('an account is not erased before a second question is confirmed', async () => {
  const { calls, screen, user } = await open(true, () => ({ status: 204 }));
  expect(screen.getByText(words.eraseAsk)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.cancel }));
  expect(screen.queryByText(words.eraseAsk)).toBeNull();
  expect(calls).toEqual([]);
});

test('an account is not erased without its password', async () => {
  const { calls, erase, screen } = await open(true, () => ({ status: 204 }));
  await erase();
  expect(screen.getByText(account.passwordMissing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(words.erasePassword));
  expect(calls).toEqual([]);
});

test('an account is erased with its password, and the browser is signed out', async () => {
  const { calls, erase, screen, user } = await open(true, () => ({ status: 204 }));
  await user.type(screen.getByLabelText(words.erasePassword), 'mpira wa wavu 6');
  await erase();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/v1/account/erasure', body: { password: 'mpira wa wavu 6' } },
    { method: 'POST', path: '/api/auth/sign-out' },
  ]);
});

test('an account without a password is erased without asking for one', async () => {
  const { calls, erase, screen } = await open(false, () => problem(403, 'SIGN_IN_AGAIN'));
  expect(screen.queryByLabelText(words.erasePassword)).toBeNull();
  await erase();
  expect(await screen.findByText(words.eraseFresh)).toBeTruthy();
  expect(calls).toMatchObject([{ path: '/api/v1/account/erasure', body: {} }]);
});

test.each([
  ['WRONG_PASSWORD', words.wrongPassword],
  ['LAST_ADMIN', words.lastAdmin],
])('after %s the account is still there, and the form says so', async (code, text) => {
  const { calls, erase, screen, user } = await open(true, () => problem(422, code));
  await user.type(screen.getByLabelText(words.erasePassword), 'not this one');
  await erase();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(calls).toHaveLength(1);
});
