// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Follow } from '#contract/accounts/follows.ts';
import { askHow } from './hear.ts';
import { HEAR_WORDS } from './hear-words.ts';
import { findSubscription } from './push.ts';

/** A browser that takes messages from a site that sends them; nothing was allowed or refused yet. */
function arrangeBrowser(answer: object = { publicKey: 'key' }, registration: object | null = {}) {
  const requestPermission = vi.fn(async () => 'granted');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const pushManager = { getSubscription: async () => null };
  const register = vi.fn(async () => ({}));
  const worker = { getRegistration: async () => registration, register };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ...worker, ready: Promise.resolve({ pushManager }) },
  });
  document.documentElement.lang = 'en';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.body.replaceChildren();
  });
  return { register, requestPermission };
}

const hrefs = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('dialog a')].map(({ href }) => href);

test('a person who wants to hear on open pages only is asked to allow notices', async () => {
  const { requestPermission } = arrangeBrowser();
  await askHow(['team', 't1', 'Chui'], true);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
  expect(requestPermission).not.toHaveBeenCalled();
  buttons.find(({ textContent }) => textContent === HEAR_WORDS.en.no)!.click();
  await vi.waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));
});

test('a star of a team says what a text costs and opens it ready to send', async () => {
  arrangeBrowser({ number: '15333', price: 22 });
  await askHow(['team', 't1', 'Chui & Co'], true);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('your text costs about TZS 22');
  const link = dialog.querySelector('a')!;
  expect(link.href).toBe('sms:15333?body=FOLLOW%20Chui%20%26%20Co');
  expect(dialog.querySelector('input')).toBe(null);
});

test.each<[Follow, string]>([
  [['league', 'l1', 'Moshi'], 'FOLLOW LEAGUE Moshi'],
  [['league', 'l1', 'Ligi ya Moshi'], 'FOLLOW Ligi ya Moshi'],
  [['match', 'm1', 'Chui – Faru'], 'FOLLOW Chui - Faru'],
])('a star of %j says the words of its text', async (subject, text) => {
  arrangeBrowser({ number: '15333', price: 22, whatsapp: '+255755000000' });
  await askHow(subject, true);
  expect(document.querySelector('dialog')!.textContent).toContain(`Send “${text}” to 15333`);
  const [sms, whatsapp] = hrefs();
  expect(sms).toBe(`sms:15333?body=${encodeURIComponent(text)}`);
  expect(whatsapp).toBe(`https://wa.me/255755000000?text=${encodeURIComponent(text)}`);
});

test('a star names the code to dial, and the calendar of a team or a league', async () => {
  arrangeBrowser({ number: null, price: 22, whatsapp: null, ussd: '*149*46#' });
  document.documentElement.lang = 'sw';
  await askHow(['league', 'l1', 'Moshi'], true);
  expect(document.querySelector('dialog')!.textContent).toContain('*149*46#');
  const calendar = `webcal://${location.host}/sw/league/l1.ics`;
  expect(hrefs()).toEqual(['tel:*149*46%23', calendar]);
  document.querySelector('dialog')!.close();
  await askHow(['match', 'm1', 'Chui – Faru'], true);
  expect(hrefs()).toEqual(['tel:*149*46%23']);
});

test('a star asks nothing where the calendar is the only way', async () => {
  const { requestPermission } = arrangeBrowser({ number: null, whatsapp: null, ussd: null });
  await askHow(['team', 't1', 'Chui'], true);
  expect(document.querySelector('dialog')).toBe(null);
  expect(requestPermission).toHaveBeenCalledOnce();
});

test('a star of a team offers WhatsApp where its number is known, with or without SMS', async () => {
  arrangeBrowser({ number: null, price: 22, whatsapp: '+255755000000' });
  await askHow(['team', 't1', 'Chui & Co'], true);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('By WhatsApp');
  expect(hrefs().slice(0, -1)).toEqual([
    'https://wa.me/255755000000?text=FOLLOW%20Chui%20%26%20Co',
  ]);
});

test('a star says nothing of SMS where no text is answered', async () => {
  arrangeBrowser();
  await askHow(['team', 't1', 'Chui'], true);
  expect(hrefs()).toEqual([`webcal://${location.host}/team/t1.ics`]);
});

test('a page that has registered no worker registers the one that takes messages', async () => {
  const { register } = arrangeBrowser(undefined, null);
  expect(await findSubscription()).toBeTruthy();
  expect(register.mock.calls).toMatchObject([['/reader-worker.js', {}]]);
});

test('a page with a worker registers none', async () => {
  const { register } = arrangeBrowser();
  expect(await findSubscription()).toBeTruthy();
  expect(register).not.toHaveBeenCalled();
});
