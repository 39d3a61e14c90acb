import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { openCommandLine } from '#server/cli/testing/command-line.ts';
import { createVault } from '#server/platform/config/vault.ts';
import { connect } from '#server/platform/db/connect.ts';
import { createStore } from '#server/platform/db/store.ts';
import { openMail } from '#server/platform/mail/sealed-mail.ts';
import { backupFolder } from './backup-store.ts';
import { compareCounts } from './count-rows.ts';
import { type BackupSettings, backUpToday, removeDrafts } from './daily-backups.ts';
import { makeBackup } from './make-backup.ts';
import { backupWarnings, readBackupState } from './queries.ts';
import { requestBackup } from './request-backup.ts';

const line = await openCommandLine();
const connection = await connect(line.place, Date.now());
const store = createStore(connection, () => undefined, createVault('a secret of the tests, long'));
afterAll(async () => {
  await connection.close();
  await line.drop();
});
await line.run('demo');

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const START = Date.parse('2026-11-23T08:00:00Z');

function settings(more: Partial<BackupSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const messages: string[] = [];
  const log = {
    info: (_: object, message: string) => void messages.push(message),
    error: (_: object, message: string) => void messages.push(message),
  } as unknown as BackupSettings['log'];
  const pictures = { DATA_DIR: line.folder } as BackupSettings['pictures'];
  const make: BackupSettings['make'] = ({ place, target, now }) =>
    makeBackup(place, line.pictures, target, now);
  const stores = [backupFolder(join(folder, 'copies'))];
  const own = { place: line.place, pictures, folder: join(folder, 'drafts'), stores, make, log };
  return {
    settings: { ...own, ...more },
    told: messages,
    copies: join(folder, 'copies'),
    drafts: own.folder,
  };
}

test('the daily copy is made once, checked, and shown on the dashboard', async () => {
  const { settings: own, told: messages, copies, drafts } = settings();
  expect(await backUpToday(store, own, START)).toBe('made');
  expect(await backUpToday(store, own, START + HOUR)).toBe('not-due');
  const [name] = readdirSync(copies);
  expect(readdirSync(copies)).toHaveLength(1);
  expect(statSync(join(copies, name!)).mode & 0o077).toBe(0);
  expect(readdirSync(drafts)).toEqual([]);
  expect(messages).toEqual(['backup']);
  const state = await readBackupState(store.db, true);
  expect(state).toMatchObject({ fault: null, lastGood: { name } });
  expect(state.lastGood!.bytes).toBe(statSync(join(copies, name!)).size);
  const madeAt = Date.parse(state.lastGood!.at);
  expect(backupWarnings(state, START, madeAt + 35 * HOUR)).toEqual([]);
  expect(backupWarnings(state, START, madeAt + 37 * HOUR)).toEqual(['backup-late']);
  const other = await openCommandLine();
  expect(await other.run('restore', join(copies, name!))).toMatchObject({ code: 0 });
  expect(await other.run('check')).toMatchObject({ code: 0 });
  await other.drop();
});

test('a failed copy is reported, leaves no files and is tried again after an hour', async () => {
  const failing = settings({ make: async () => Promise.reject(new Error('no room')) });
  const day = START + 2 * DAY;
  expect(await backUpToday(store, failing.settings, day)).toBe('failed');
  expect(failing.told).toEqual(['backup failed']);
  const state = await readBackupState(store.db, true);
  expect(state).toMatchObject({ fault: 'no room', lastGood: { name: expect.any(String) } });
  expect(backupWarnings(state, START, day)).toEqual(['backup-failed']);
  const working = settings();
  expect(await backUpToday(store, working.settings, day + HOUR / 2)).toBe('not-due');
  expect(await backUpToday(store, working.settings, day + HOUR)).toBe('made');
  expect(await readBackupState(store.db, true)).toMatchObject({ fault: null });
});

test('without daily copies a backup is missed a week after the first account, or after the last one by hand', () => {
  const never = { isOn: false, lastGood: null, lastByHand: null, fault: null };
  const missing = ['backup-missing'];
  expect(backupWarnings(never, START, START + 7 * DAY)).toEqual([]);
  expect(backupWarnings(never, START, START + 7 * DAY + 1)).toEqual(missing);
  expect(backupWarnings(never, null, START + 100 * DAY)).toEqual([]);
  const at = new Date(START + 5 * DAY).toISOString();
  for (const state of [
    { ...never, lastByHand: at },
    // Daily copies were switched off after this one.
    { ...never, lastGood: { at, name: 'wavu.sqlite', bytes: 1 } },
  ]) {
    expect(backupWarnings(state, START, START + 12 * DAY)).toEqual([]);
    expect(backupWarnings(state, START, START + 12 * DAY + 1)).toEqual(missing);
  }
  expect(backupWarnings({ ...never, isOn: true }, START, START + 100 * DAY)).toEqual([]);
});

test('a backup of the command line counts as one by hand', async () => {
  await line.run('backup', join(line.folder, 'by-hand'));
  const { lastByHand } = await readBackupState(store.db, false);
  expect(Date.now() - Date.parse(lastByHand!)).toBeLessThan(HOUR);
});

test('a failed copy is mailed to the administrators once a day, and to nobody else', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: START } as const;
  for (const role of ['admin', 'Fan'] as const) {
    const person = { email: `${role.toLowerCase()}-backup@wavu.example`, name: role, role };
    await addUser(store, author, { ...person, password: 'pwani na bara' });
  }
  const broken = async () => Promise.reject(new Error('no room for it'));
  const { settings: own } = settings({ make: broken });
  const day = START + 6 * DAY;
  for (const hour of [0, 1, 2]) {
    expect(await backUpToday(store, own, day + hour * HOUR, 'https://wavu.example')).toBe('failed');
  }
  const mails = await store.db.selectFrom('mail').selectAll().execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['admin-backup@wavu.example']);
  const { subject, text } = openMail(mails[0]!, store.vault);
  expect(subject).toBe('The backup of Wavu failed / Nakala rudufu ya Wavu imeshindikana');
  expect(text).toContain('no room for it');
  expect(text).toContain('https://wavu.example/admin');
});

test('only one of two servers makes the daily copy', async () => {
  const { settings: own, copies } = settings();
  const day = START + 4 * DAY;
  const both = await Promise.all([backUpToday(store, own, day), backUpToday(store, own, day)]);
  expect(both.toSorted()).toEqual(['made', 'not-due']);
  expect(readdirSync(copies)).toHaveLength(1);
});

test('older copies are deleted only after the new one is stored', async () => {
  const { settings: own, copies } = settings();
  const folder = backupFolder(copies);
  const source = join(line.folder, 'old');
  writeFileSync(source, 'old');
  const old = Array.from(
    { length: 20 },
    (_, n) => `wavu-2026-12-${String(n + 1).padStart(2, '0')}T010000Z.sqlite`,
  );
  for (const name of old) await folder.put(name, source);
  const failing = { ...own, make: async () => Promise.reject(new Error('no room')) };
  const day = Date.parse('2026-12-21T08:00:00Z');
  await backUpToday(store, failing, day);
  expect(readdirSync(copies)).toHaveLength(20);
  await backUpToday(store, own, day + HOUR);
  // Seven days and the Sundays of three weeks before; the month has its newest among the days.
  expect(readdirSync(copies).map((name) => name.slice(13, 15))).toEqual([
    ...['06', '13', '15', '16', '17', '18', '19', '20', '21'],
  ]);
});

test('a copy with a missing row is refused', () => {
  const before = new Map([
    ['team', 3],
    ['match', 5],
  ]);
  expect(() => compareCounts(before, new Map(before), before)).not.toThrow();
  const short = new Map(before).set('match', 4);
  expect(() => compareCounts(before, short, before)).toThrow('4 rows of match where there are 5');
  // Written meanwhile: nobody knows what the copy should have.
  expect(() => compareCounts(before, short, new Map(before).set('match', 6))).not.toThrow();
});

test('a copy made in a process of its own is the same', async () => {
  const { drafts } = settings();
  const target = join(line.folder, 'apart');
  const pictures = { DATA_DIR: line.folder } as BackupSettings['pictures'];
  const backup = await requestBackup({ place: line.place, pictures, target, now: START });
  expect(backup.bytes).toBe(statSync(target).size);
  expect(backup.rows).toBeGreaterThan(1000);
  expect(readFileSync(target).length).toBe(backup.bytes);
  await expect(
    requestBackup({ place: line.place, pictures, target: join(drafts, 'no/where'), now: START }),
  ).rejects.toThrow();
});

test('drafts left by a killed server are deleted after some hours', async () => {
  const { drafts } = settings();
  const folder = backupFolder(drafts);
  await folder.list();
  for (const name of ['draft-1-x.sqlite', 'x.unfinished', 'wavu-x.sqlite']) {
    writeFileSync(join(drafts, name), 'x');
  }
  await removeDrafts(drafts, Date.now());
  expect(readdirSync(drafts)).toHaveLength(3);
  await removeDrafts(drafts, Date.now() + DAY);
  expect(readdirSync(drafts)).toEqual(['wavu-x.sqlite']);
});
