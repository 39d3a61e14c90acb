import type { Page } from '@playwright/test';
import { freePort } from '../../server/platform/db/testing/free-port.ts';
import {
  type MailRelay,
  readable,
  startMailRelay,
} from '../../server/platform/mail/testing/mail-relay.ts';
import { GOOGLE_CLIENT, startGoogleProvider } from './google-provider.ts';
import type { ServerHost } from './host/server-host.ts';
import { expect, test as journey } from './journey.ts';
import type { Wavu } from './wavu.ts';

/** A journey on a server with a mail relay and an OpenID provider in the place of Google. */
export const test = journey.extend<object, { relay: MailRelay }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const relay = await startMailRelay();
      await use(relay);
      await relay.stop();
    },
    { scope: 'worker' },
  ],
  startServer: [
    async ({ host, relay }, use) => {
      await use(() => startWithAccounts(host, relay));
    },
    { scope: 'worker' },
  ],
});

async function startWithAccounts(host: ServerHost, relay: MailRelay): Promise<Wavu> {
  const port = await freePort();
  const wavu = await host.start({
    SMTP_URL: relay.url,
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
  });
  const google = await startGoogleProvider(port, wavu.url);
  async function remove(): Promise<void> {
    await wavu.remove();
    await google.stop();
  }
  return { ...wavu, remove };
}

export { expect };

/** The link of the newest mail to an address, once it has come. */
export async function mailedLink(relay: MailRelay, to: string, path: string): Promise<string> {
  const link = () =>
    relay.received
      .filter((mail) => mail.to.includes(to))
      .map((mail) => new RegExp(`http\\S+${path}#mail_[\\w-]+`).exec(readable(mail.raw))?.[0])
      .findLast((found) => found !== undefined);
  await expect.poll(link).toBeDefined();
  return link()!;
}

let people = 0;

/** An address that no other journey uses. */
export function newAddress(name: string): string {
  people += 1;
  return `${name}-${process.hrtime.bigint()}-${people}@example.org`;
}

export const PASSWORD = 'mpira wa wavu 6';

/** From the first page to the way in: in the header, or under 'More' on a phone. */
export async function findSignIn(page: Page) {
  // A page that is left while it still fades in complains of that.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const more = page.locator('summary', { hasText: 'More' });
  const isPhone = await more.isVisible();
  if (isPhone) await more.click();
  await page
    .locator(isPhone ? '.panel' : 'header')
    .getByRole('link', { name: 'Sign in' })
    .click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

/** Registers, follows the link, and stands before the question who one is. */
export async function registerByScreens(page: Page, relay: MailRelay, email: string) {
  await page.goto('/sign-up');
  await page.getByLabel('Your name').fill('Neema Mwakalinga');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(await mailedLink(relay, email, '/confirm-account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Who Are You?' })).toBeVisible();
}
