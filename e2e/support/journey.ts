import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type Account, addAdmin } from './sign-in.ts';
import { startWavu, type Wavu } from './wavu.ts';

type PerWorker = {
  /** A file that fills its server names a world of its own: no other file gets that server. */
  world: string;
  wavu: Wavu;
  admin: Account;
};
type PerJourney = { soundPages: undefined };

/**
 * A journey: `wavu` is a server of the worker's own, `admin` an administrator of it, and pages
 * resolve their addresses against it. A page that throws, or complains on its console, fails it.
 */
export const test = base.extend<PerJourney, PerWorker>({
  world: ['shared', { scope: 'worker', option: true }],
  wavu: [
    async ({ world: _world }, use) => {
      const wavu = await startWavu();
      await use(wavu);
      await wavu.remove();
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ wavu }, use) => {
      await use(await addAdmin(wavu));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ wavu }, use) => {
    await use(wavu.url);
  },
  soundPages: [
    async ({ browser, wavu }, use, testInfo) => {
      const complaints: string[] = [];
      function listenTo(context: BrowserContext) {
        context.on('weberror', (error) => {
          const text = String(error.error());
          if (!FADES_GIVEN_UP.some((words) => text.includes(words))) complaints.push(text);
        });
        context.on('console', (message) => {
          if (isComplaint(message)) complaints.push(message.text());
        });
      }
      browser.on('context', listenTo);
      await use(undefined);
      browser.off('context', listenTo);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server.log', { body: wavu.log(), contentType: 'text/plain' });
      }
      expect(complaints, 'complaints of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Chromium gives up the fade between two pages, which is style alone, and says so as if a script had
 * failed ('was skipped', 'was aborted'): where the next page takes no part, such as a mail's answer, or
 * comes before the last fade ends, or the window's size changes.
 */
const FADES_GIVEN_UP = ['ViewTransition opt-in disabled', 'Transition was '];

/** Chromium also reports each answer that is not 2xx, which a journey may well want to see. */
function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
}
