import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/test/chromium.mjs';

/** The browser of the journeys; throws with a line that says what to install. */
export async function openBrowser(): Promise<Browser> {
  const { path, missing } = await ensureChromium();
  if (!path) throw new Error(missing);
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
