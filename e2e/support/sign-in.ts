import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { AGAIN } from './call-api.ts';
import type { Wavu } from './wavu.ts';

export type Account = { email: string; password: string };

/** Makes an administrator as an operator does, on the command line. */
export async function addAdmin(wavu: Wavu, email = 'admin@example.org'): Promise<Account> {
  const password = 'a long enough password';
  await wavu.command(
    'user',
    'add',
    '--email',
    email,
    '--name',
    'Asha Admin',
    '--role',
    'admin',
    '--password',
    password,
  );
  return { email, password };
}

/** Every page of the context, and its `request`, are signed in from here on. */
export async function signIn(context: BrowserContext, wavu: Wavu, account: Account): Promise<void> {
  const response = await context.request.post(`${wavu.url}/api/auth/sign-in/email`, {
    ...AGAIN,
    data: account,
    headers: { origin: wavu.url },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Whether the server knows who asks. `site`: its address, where it is not the journey's own. */
export async function isSignedIn(request: APIRequestContext, site = ''): Promise<boolean> {
  const status = (await request.get(`${site}/api/v1/me`, AGAIN)).status();
  expect([200, 401]).toContain(status);
  return status === 200;
}
