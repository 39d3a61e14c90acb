// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Account } from '#contract/accounts/account.ts';
import type { ApiToken } from '#contract/accounts/token.ts';
import { TokensCard } from './tokens-card.tsx';

const { apiTokens: words } = messagesOf('en');
const secretaryOf = [
  { id: 'l1', name: 'Lake' },
  { id: 'l2', name: 'Coast' },
];
const ACCOUNT = { role: 'Fan', secretaryOf } as unknown as Account;
const BOARD: ApiToken = {
  id: 't1',
  name: 'Board',
  scope: { matches: [], leagues: ['l1'] },
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2027-02-19T09:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

const created = (): ServerAnswer => ({ status: 201, body: { id: 't2', token: 'wavu_secret' } });
function open(tokens: readonly ApiToken[] = [], answer = created) {
  return showPart(<TokensCard account={ACCOUNT} tokens={tokens} />, answer);
}

test('a token is shown with its rights, its end and its use, and is ended by a press', async () => {
  const { calls, screen, user } = open([BOARD], () => ({ status: 204 }));
  const facts = screen.getByText(/runs 1 league/).textContent;
  expect(facts).toContain(words.reads);
  expect(facts).toContain('19 Feb 2027');
  expect(facts).toContain(words.unused);
  await user.click(screen.getByRole('button', { name: words.endOf('Board') }));
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/account/tokens/t1' }]);
});

test('a new token runs the chosen leagues, and is shown once', async () => {
  const { calls, screen, user } = open();
  await user.click(screen.getByRole('button', { name: words.add }));
  await user.click(screen.getByRole('button', { name: words.create }));
  expect(screen.getByText(words.nameMissing)).toBeTruthy();
  await user.type(screen.getByLabelText(words.name), 'Board');
  await user.selectOptions(screen.getByLabelText(words.use), words.manages);
  await user.click(await screen.findByLabelText('Coast'));
  await user.click(screen.getByRole('button', { name: words.create }));
  expect(await screen.findByText(words.shownOnce)).toBeTruthy();
  expect(screen.getByDisplayValue('wavu_secret')).toBeTruthy();
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/account/tokens',
      body: { name: 'Board', days: 90, matches: [], leagues: ['l2'] },
    },
  ]);
});
