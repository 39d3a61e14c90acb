import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../support/journey.ts';
import { addAdmin, signIn } from '../support/sign-in.ts';
import { startWavu, type Wavu } from '../support/wavu.ts';

/** Public pages of both languages, from the sitemap: paths, so that two sites can be compared. */
async function publicPaths(url: string): Promise<string[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>([^<]+sitemap[^<]+)<\/loc>/g)].map(([, part]) => part!);
  const maps = parts.length > 0 ? parts : [`${url}/sitemap.xml`];
  const texts = await Promise.all(maps.map(async (map) => (await fetch(map)).text()));
  const places = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]);
  return places.map(([, place]) => {
    const { pathname, search } = new URL(place!.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** The page without the address of its own site, which another machine has another one of. */
async function pageOf(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path);
  // New pages are limited by address: so many are read here by nobody else.
  if (answer.status === 429) {
    await pause(Number(answer.headers.get('retry-after')) * 1000);
    return pageOf(url, path);
  }
  const text = await answer.text();
  const { host } = new URL(url);
  // Links to calendars and chats have it without a scheme, or as a part of a query.
  const neutral = text.replaceAll(host, 'site').replaceAll(encodeURIComponent(host), 'site');
  return `${answer.status} ${neutral}`;
}

/** Most pages are of players, each made alike: one in so many is read. `WAVU_CRAWL=all` reads every one. */
const STEP = process.env.WAVU_CRAWL === 'all' ? 1 : 15;

/**
 * Every row and picture of an export, without its first line (when it was made) and its last (how many
 * there are). From 09:00 each machine itself reminds the officials of tomorrow's duties: these messages
 * are left out, for their ids differ; so is the note of a backup, which a machine writes after the copy.
 */
async function exported(wavu: Wavu, file: string): Promise<string[]> {
  await wavu.command('export', file);
  const lines = readFileSync(file, 'utf8').split('\n').slice(1, -2);
  const isNote = (line: string) => line.includes('"name":"backupByHand"');
  const reminders = lines.filter((line) => line.includes('"kind":"reminder"')).map(idOf);
  return lines.filter((line) => !isNote(line) && !reminders.some((id) => line.includes(id)));
}

function idOf(line: string): string {
  return JSON.parse(line).row.id;
}

/** The paths whose pages differ between two sites. */
async function differences(first: Wavu, second: Wavu, paths: readonly string[]): Promise<string[]> {
  const differing: string[] = [];
  for (const path of paths) {
    const [a, b] = await Promise.all([pageOf(first.url, path), pageOf(second.url, path)]);
    if (a !== b || !a.startsWith('200 ')) differing.push(path);
  }
  return differing;
}

test('a backup of one machine, restored in the browser of another, gives the same public pages byte for byte', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-drill-'));
  const first = await startWavu();
  const second = await startWavu();
  try {
    const admin = await addAdmin(first);
    await first.command('demo');
    const backup = join(folder, 'wavu.sqlite');
    await first.command('backup', backup);

    const code = /enter the code ([0-9A-Z-]{14})/.exec(second.log())?.[1];
    await page.goto(`${second.url}/setup/restore`);
    await page.getByLabel('Backup', { exact: true }).setInputFiles(backup);
    await page.getByLabel('Code').fill('0000-0000-0000');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('alert')).toHaveText(/not the code/);
    await page.getByLabel('Code').fill(code!.toLowerCase());
    const wrong = { name: 'photo.sqlite', mimeType: 'image/png', buffer: Buffer.from('GIF89a') };
    await page.getByLabel('Backup', { exact: true }).setInputFiles(wrong);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('This file is not a backup of Wavu')).toBeVisible();
    await page.getByLabel('Backup', { exact: true }).setInputFiles(backup);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('heading', { name: 'The backup is restored' })).toBeVisible();

    const paths = await publicPaths(first.url);
    expect(await publicPaths(second.url)).toEqual(paths);
    const read = paths.filter((path, n) => n % STEP === 0 || path.split('/').length < 3);
    expect(read.length).toBeGreaterThan(300);
    expect(await differences(first, second, read)).toEqual([]);
    // Each machine still sends the events of the demo, and notes how far it is.
    await expect(async () => {
      expect(await exported(second, join(folder, 'second'))).toEqual(
        await exported(first, join(folder, 'first')),
      );
    }).toPass();
    expect(await second.command('check')).toContain('0 findings');
    await signIn(page.context(), second, admin);
    await page.goto(`${second.url}/sw/setup/restore`);
    await expect(page.getByText('Mfumo huu una data tayari')).toBeVisible();
  } finally {
    await Promise.all([first.remove(), second.remove()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
