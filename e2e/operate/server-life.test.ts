import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';
import { addAdmin, isSignedIn, signIn } from '../support/sign-in.ts';
import { startWavu } from '../support/wavu.ts';

test('an administrator made on the command line signs in', async ({ context, wavu, admin }) => {
  expect(await isSignedIn(context.request)).toBe(false);
  await signIn(context, wavu, admin);
  const me = await context.request.get('/api/v1/me', AGAIN);
  expect(await me.json()).toMatchObject({ email: admin.email, role: 'admin' });
});

test('a session survives every kind of server stop', async ({ context }) => {
  const wavu = await startWavu();
  try {
    await signIn(context, wavu, await addAdmin(wavu));
    await wavu.kill9();
    await wavu.restart();
    expect(await isSignedIn(context.request, wavu.url)).toBe(true);
    await wavu.restart();
    expect(await isSignedIn(context.request, wavu.url)).toBe(true);
  } finally {
    await wavu.remove();
  }
});

test('a server with a watching reader stops cleanly', async ({ page }) => {
  const wavu = await startWavu();
  try {
    await page.goto(wavu.url);
    await page.evaluate(async () => {
      const live = new EventSource('/api/v1/live');
      await new Promise((open) => live.addEventListener('open', open));
      // A server that stops while the page fetches its worker leaves an error in the console.
      await navigator.serviceWorker.ready;
    });
    expect(await wavu.stop()).toBe(0);
  } finally {
    await wavu.remove();
  }
});
