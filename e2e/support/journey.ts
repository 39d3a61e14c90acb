import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { apiOf, type Call } from './call-api.ts';
import { createWorlds, type Worlds } from './host/own-world.ts';
import { createServerHost, type ServerHost } from './host/server-host.ts';
import { answerLate } from './late-answers.ts';
import { type Account, signIn } from './sign-in.ts';
import type { Wavu } from './wavu.ts';

type PerWorker = { host: ServerHost; startServer: () => Promise<Wavu>; worlds: Worlds };
type PerJourney = {
  wavu: Wavu;
  admin: Account;
  signedIn: BrowserContext;
  office: Page;
  call: Call;
  soundPages: undefined;
};

/**
 * A journey. `wavu` is a server that only the journeys of the same file have written to, `admin` an
 * administrator of it, and pages resolve their addresses against it. A journey that asks for
 * `office` or `call` is signed in as that administrator: the one is their page, the other writes by
 * the API. A page that throws, or complains on its console, fails its journey.
 */
export const test = base.extend<PerJourney, PerWorker>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const host = createServerHost();
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  startServer: [
    async ({ host }, use) => {
      await use(host.start);
    },
    { scope: 'worker' },
  ],
  worlds: [
    async ({ startServer }, use) => {
      const worlds = createWorlds(startServer);
      await use(worlds);
      await worlds.end();
    },
    { scope: 'worker' },
  ],
  wavu: async ({ worlds }, use, { file }) => {
    await use(await worlds.serverOf(file));
  },
  admin: async ({ worlds }, use, { file }) => {
    await use(await worlds.adminOf(file));
  },
  signedIn: async ({ context, wavu, admin }, use) => {
    await signIn(context, wavu, admin);
    await use(context);
  },
  office: async ({ signedIn: _, page }, use) => {
    await use(page);
  },
  call: async ({ signedIn, wavu }, use) => {
    await use(apiOf(signedIn.request, wavu));
  },
  baseURL: async ({ wavu }, use) => {
    await use(wavu.url);
  },
  soundPages: [
    async ({ browser, worlds }, use, testInfo) => {
      const complaints: string[] = [];
      function listenTo(context: BrowserContext) {
        void answerLate(context);
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
        await testInfo.attach('server.log', { body: worlds.log(), contentType: 'text/plain' });
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
