// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Account } from '#contract/accounts/account.ts';
import { ProfileCard } from './profile-card.tsx';

const { account: form, ownAccount: words, registration } = messagesOf('en');
const ACCOUNT = {
  name: 'Asha',
  email: 'asha@example.com',
  role: 'Coach',
  photo: null,
  createdAt: '2026-01-31T21:30:00.000Z',
  hasPassword: true,
  hasGoogle: false,
} as Account;

function open(answer: () => ServerAnswer = () => ({ body: {} }), more: Partial<Account> = {}) {
  const shown = showPart(<ProfileCard account={{ ...ACCOUNT, ...more }} />, answer);
  const name = shown.screen.getByLabelText<HTMLInputElement>(registration.name);
  const save = async (text: string) => {
    await shown.user.clear(name);
    if (text) await shown.user.type(name, text);
    await shown.user.click(shown.screen.getByRole('button', { name: words.saveName }));
  };
  return { ...shown, name, save };
}

test('a new name is saved without the spaces around it, and the card says so', async () => {
  const { save, calls, screen } = open();
  await save('  Asha Said ');
  expect(await screen.findByText(words.saved)).toBeTruthy();
  expect(calls).toMatchObject([
    { method: 'PATCH', path: '/api/v1/account', body: { name: 'Asha Said' } },
  ]);
});

test('an empty name is not sent, and its field has the focus', async () => {
  const { save, calls, name, screen } = open();
  await save('   ');
  expect(screen.getByText(registration.nameMissing)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(calls).toEqual([]);
});

test('a name that was not saved is not said to be saved, also after one that was', async () => {
  const answers = [{ body: {} }, problem(500, 'INTERNAL')];
  const { save, screen } = open(() => answers.shift()!);
  await save('Asha Said');
  await screen.findByText(words.saved);
  await save('Asha S.');
  expect(await screen.findByText(form.failed)).toBeTruthy();
  expect(screen.queryByText(words.saved)).toBeNull();
});

test.each([
  [{ hasPassword: true, hasGoogle: false }, words.withPassword],
  [{ hasPassword: false, hasGoogle: true }, words.withGoogle],
  [{ hasPassword: true, hasGoogle: true }, `${words.withPassword}, ${words.withGoogle}`],
])('the card lists the ways to sign in: %o', (ways, text) => {
  expect(open(undefined, ways).screen.getByText(text)).toBeTruthy();
});

test('the card shows the address, the role and the day on which the account was made', () => {
  const { screen } = open();
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  expect(screen.getByText(form.roles.Coach)).toBeTruthy();
  expect(screen.getByText(/31 January 2026|1 February 2026|January 31, 2026/)).toBeTruthy();
});
