import { type BrowserContext, expect } from '@playwright/test';
import type { Wavu } from './wavu.ts';

export type Account = { email: string; password: string };

/** Makes an administrator as an operator does, on the command line. */
export async function addAdmin(wavu: Wavu, email = 'admin@example.org'): Promise<Account> {
  const password = 'a long enough password';
  await wavu.command(
    ...['user', 'add', '--email', email, '--name', 'Asha Admin'],
    ...['--role', 'admin', '--password', password],
  );
  return { email, password };
}

/** Every page of the context, and its `request`, are signed in from here on. */
export async function signIn(context: BrowserContext, wavu: Wavu, account: Account): Promise<void> {
  const response = await context.request.post(`${wavu.url}/api/auth/sign-in/email`, {
    data: account,
    headers: { origin: wavu.url },
  });
  expect(response.status(), await response.text()).toBe(200);
}
