// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { askHow } from './hear.ts';
import { HEAR_WORDS } from './hear-words.ts';

/** A browser that takes messages from a site that sends them; nothing was allowed or refused yet. */
function arrangeBrowser(answer: object = { publicKey: 'key' }) {
  const requestPermission = vi.fn(async () => 'granted');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const pushManager = { getSubscription: async () => null };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
  document.documentElement.lang = 'en';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.body.replaceChildren();
  });
  return { requestPermission };
}

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

test('a star of a team offers WhatsApp where its number is known, with or without SMS', async () => {
  arrangeBrowser({ number: null, price: 22, whatsapp: '+255755000000' });
  await askHow(['team', 't1', 'Chui & Co'], true);
  const dialog = document.querySelector('dialog')!;
  expect(dialog.textContent).toContain('By WhatsApp');
  const hrefs = [...dialog.querySelectorAll('a')].map(({ href }) => href);
  expect(hrefs).toEqual(['https://wa.me/255755000000?text=FOLLOW%20Chui%20%26%20Co']);
});

test('a star says nothing of SMS where no text is answered', async () => {
  arrangeBrowser();
  await askHow(['team', 't1', 'Chui'], true);
  expect(document.querySelector('dialog a')).toBe(null);
});
