import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser of the journeys: `{path}`, or `{missing}`, a line that says what to do. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH: no ${named} here.` };
  }
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return { path: found };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing chromium for the browser journeys...');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { ...quiet, env });
    await run('apt-get', ['install', '-y', '-q', 'chromium'], { ...quiet, env });
    const installed = findChromium();
    if (installed) return { path: installed };
  }
  return {
    missing:
      'No Chromium for the browser journeys: install chromium, or name one in CHROMIUM_PATH.',
  };
}

export function findChromium() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  for (const name of NAMES) {
    const folder = folders.find(
      (candidate) => candidate !== '' && existsSync(join(candidate, name)),
    );
    if (folder) return join(folder, name);
  }
  return undefined;
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
