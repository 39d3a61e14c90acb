import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The same without windows, which needs a fifth less of the processor. Three files of journeys show what
 * it lacks and ask for the whole browser: docs/decisions/0022.
 */
const SHELL = 'chromium-headless-shell';

/** The browser of the journeys: `{path}`, or `{missing}`, a line that says what to do. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH: no ${named} here.` };
  }
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return { path: found };
  if (canInstall()) {
    console.error('Installing chromium for the browser journeys...');
    await installPackage('chromium');
    const installed = findChromium();
    if (installed) return { path: installed };
  }
  return {
    missing:
      'No Chromium for the browser journeys: install chromium, or name one in CHROMIUM_PATH.',
  };
}

/** The browser without windows, where there is one to be had; without it the whole one makes all journeys. */
export async function ensureShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!findShell() && canInstall()) await installPackage(SHELL);
  return findShell();
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installPackage(name) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', name], options);
}

export function findChromium() {
  return find(NAMES);
}

export function findShell() {
  return find([SHELL]);
}

function find(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  for (const name of names) {
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
