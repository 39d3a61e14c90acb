import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the second of two starts waits, reports it once and finds the work done', async () => {
  const folder = freshFolder();
  const printed: string[] = [];
  const steps: string[] = [];
  const finish = Promise.withResolvers<void>();
  const first = oneAtATime(folder, async () => {
    steps.push('first begins');
    await finish.promise;
    steps.push('first ends');
  });
  const print = (line: string) => void printed.push(line);
  const second = oneAtATime(folder, async () => void steps.push('second'), print);
  expect(steps).toEqual(['first begins']);
  finish.resolve();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
  expect(printed).toEqual([`Waiting: process ${process.pid} is installing or building here.`]);
  expect(readdirSync(folder)).toEqual([]);
});

test('failed work releases the lock', async () => {
  const folder = freshFolder();
  const failing = async () => Promise.reject(new Error('no network'));
  await expect(oneAtATime(folder, failing)).rejects.toThrow('no network');
  expect(
    await oneAtATime(
      folder,
      async () => 'done',
      () => undefined,
    ),
  ).toBe('done');
});

test('the lock of a killed process is taken over', async () => {
  const folder = freshFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, '.preparing'), String(pid));
  expect(
    await oneAtATime(
      folder,
      async () => 'done',
      () => undefined,
    ),
  ).toBe('done');
});
