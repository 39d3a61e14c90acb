import { readable } from '../server/mail/testing/mail-relay.ts';
import { expect, newAddress, test } from './support/account-journey.ts';

test.use({ javaScriptEnabled: false });

test('the newsletter is asked for and confirmed without JavaScript, in Swahili', async ({
  page,
  relay,
}) => {
  const email = newAddress('habari');
  await page.goto('/sw/faq');
  const box = page.locator('form.letter');
  await box.locator('input[type=email]').fill(email);
  await box.getByRole('button').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const link = () =>
    relay.received
      .filter((mail) => mail.to.includes(email))
      .map((mail) => /http\S+newsletter\/confirm\S+/.exec(readable(mail.raw))?.[0])
      .at(-1);
  await expect.poll(link).toBeDefined();
  await page.goto(link()!);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Umejiandikisha');
});
