import type { LaunchOptions } from '@playwright/test';
import { findChromium, findShell } from '../../scripts/test/chromium.mjs';

const { CHROMIUM_PATH: named, CHROMIUM_SHELL_PATH: shell } = process.env;
const complete = named ?? findChromium();

/** The browser of a journey: the one without windows where it is installed, unless one is named for all. */
export const LAUNCH = launching(shell ?? (named ? undefined : findShell()) ?? complete);

/**
 * `test.use(WHOLE_BROWSER)`: for what the browser without windows lacks (notifications, the icon of a
 * site, frames that are led elsewhere), and wherever the bytes of a visit are counted.
 */
export const WHOLE_BROWSER = { launchOptions: launching(complete) };

function launching(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
