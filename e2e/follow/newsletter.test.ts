import { type MailRelay, readable } from '../../server/platform/mail/testing/mail-relay.ts';
import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { expect, newAddress, test } from '../support/account-journey.ts';
import { apiOf } from '../support/call-api.ts';
import { signIn } from '../support/sign-in.ts';

// Not switched off in the browser, where axe runs: no script of the site is answered.
test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

async function mailedPage(relay: MailRelay, email: string, kind: string): Promise<string> {
  const link = () =>
    relay.received
      .filter((mail) => mail.to.includes(email))
      .map(
        (mail) =>
          new RegExp(`http://[^/\\s]+/sw/newsletter/${kind}\\S+`).exec(readable(mail.raw))?.[0],
      )
      .findLast((found) => found !== undefined);
  await expect.poll(link).toBeDefined();
  return link()!;
}

test('the newsletter is subscribed, confirmed and ended without JavaScript, in Swahili', async ({
  page,
  context,
  relay,
  wavu,
  admin,
}) => {
  const email = newAddress('habari');
  const head = page.getByRole('heading', { level: 1 });
  await page.goto('/sw/faq');
  const box = page.locator('form.letter');
  await box.locator('input[type=email]').fill(email);
  await box.getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(head).toHaveText('Angalia barua pepe yako');

  const link = await mailedPage(relay, email, 'confirm');
  expect(new URL(link).pathname).toBe('/sw/newsletter/confirm');
  await page.goto(link);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('main').getByRole('button', { name: 'Thibitisha' }).click();
  await expect(head).toHaveText('Umejiandikisha');
  await page.getByRole('main').getByRole('link', { name: 'Nenda kwenye mechi' }).click();
  await expect(page).toHaveURL(`${wavu.url}/sw`);

  await signIn(context, wavu, admin);
  const issue = { subject: 'Fainali', text: 'Njoo' };
  await apiOf(context.request, wavu)('POST', '/newsletter/issues', issue);
  await page.goto(await mailedPage(relay, email, 'unsubscribe'));
  await page.getByRole('main').getByRole('button', { name: 'Acha kupokea' }).click();
  await expect(head).toHaveText('Umejiondoa');
});

test('a truncated link shows the sign-up form, and an invalid address is reported', async ({
  page,
}) => {
  const answer = await page.goto('/newsletter/confirm?token=mail_short');
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
  await expectAccessibleByDayAndNight(page);
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.locator('form.letter')).toHaveCount(1);
  await page.locator('form.letter input[type=email]').fill('asha@example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText(/not an e-mail address/);
  await expectAccessibleByDayAndNight(page);
});
