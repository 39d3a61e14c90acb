import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { accented } from '../../contract/text/accented.ts';
import { bundleProgram } from '../../scripts/bundle-program.mjs';
import { slimManifest } from '../../scripts/slim-manifest.mjs';
import { startWavu, type Wavu } from './wavu.ts';

const root = join(import.meta.dirname, '../..');

/** The program and all that its pages are built from. */
const SOURCES = [
  'app',
  'contract',
  'domain',
  'server',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Words that people of the demonstration wrote: they are the same in every language. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  league: ['name', 'sort_name', 'location', 'partner', 'about'],
  league_group: ['name'],
  club: ['name', 'sort_name', 'city', 'about', 'contact'],
  fixture: ['location', 'court'],
  match: ['location', 'court'],
  news: ['title', 'text'],
  official: ['name', 'sort_name', 'level', 'city', 'note'],
  partner: ['name', 'sort_name'],
  player: ['full_name', 'sort_name', 'nickname', 'nationality', 'personal_bio'],
  site_setting: ['value'],
  team: ['name', 'sort_name', 'city', 'about'],
  user: ['name'],
  venue: ['name', 'sort_name', 'place', 'note'],
};

/**
 * A server in development, with the pages of the accented language and the demonstration, whose
 * names and articles have accents, too. Text without accents on a page is English that no other
 * language replaces.
 */
export async function startPseudoSite(): Promise<Wavu> {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-pseudo-'));
  const data = join(folder, 'data');
  for (const path of SOURCES) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { NODE_ENV: 'development', DEMO: 'on', DATA_DIR: data };
  const build = spawnSync(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (build.status !== 0) throw new Error(`The pages do not build.\n${build.stderr}`);
  // A page asks for the table of routes of its language and area, as after every build.
  slimManifest(join(folder, 'build/client'));
  await bundleProgram(folder, 'server/main.ts', join(folder, 'build/program'));
  const wavu = await startWavu({ env, folder });
  await wavu.stop();
  accentWritten(join(data, 'wavu.sqlite'));
  await wavu.restart();
  return {
    ...wavu,
    async remove() {
      await wavu.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accentWritten(file: string): void {
  const db = new DatabaseSync(file);
  db.function('accented', (text) => (typeof text === 'string' ? accented(text) : text));
  for (const [table, columns] of Object.entries(WRITTEN)) {
    const changes = columns.map((column) => `"${column}" = accented("${column}")`);
    db.exec(`update "${table}" set ${changes.join(', ')}`);
  }
  // Without an account a coach is a name.
  db.exec('update team set coach = accented(coach) where coach_user_id is null');
  // It tells of the names from before.
  db.exec('delete from audit');
  db.close();
}
