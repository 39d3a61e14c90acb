import type { Page } from '@playwright/test';

/** More than any page has of buttons and of what they open. */
const MOST = 60;

/**
 * Presses each button of a page that has not been pressed on a page before it, those of an open
 * dialog first, and calls `read` after each. Leaving the page ends it.
 *
 *
 * @param pressed the names of buttons that are not pressed again
 */
export async function pressEveryButton(
  page: Page,
  pressed: Set<string>,
  read: () => Promise<void>,
): Promise<void> {
  const address = page.url();
  for (let n = 0; n < MOST; n += 1) {
    const found = await page.evaluate(pressNew, [...pressed]);
    if (found === null) return;
    // Without a button that is new a dialog closes.
    if (found === '') await page.keyboard.press('Escape');
    else pressed.add(found);
    await page.waitForTimeout(100);
    // One that leads elsewhere has no more to show here.
    if (page.url() !== address || !(await isRead(read))) return;
    if (found === '' && (await page.evaluate(isDialogOpen))) return;
  }
}

async function isRead(read: () => Promise<void>): Promise<boolean> {
  return read().then(
    () => true,
    (error: Error) => {
      if (error.message.includes('Execution context was destroyed')) return false;
      throw error;
    },
  );
}

/** Runs in the page. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Runs in the page: the name of the button; empty where only the open dialog has none that is new. */
function pressNew(pressed: readonly string[]): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const place = dialog ?? document.querySelector('main') ?? document.body;
  for (const button of place.querySelectorAll<HTMLButtonElement>('button:enabled')) {
    // Of rows the first: 'Delete: Simba' is 'Delete'.
    const name = (button.ariaLabel ?? button.textContent).replace(/[\d:].*/, '').trim();
    if (name === '' || pressed.includes(name) || !button.checkVisibility()) continue;
    button.click();
    return name;
  }
  return dialog === undefined ? null : '';
}
