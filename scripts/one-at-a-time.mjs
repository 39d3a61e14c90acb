import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 250;

/**
 * Does a piece of work that changes the working copy while nobody else does: a second start, or a
 * command of cron, waits and then finds it done. A lock that a killed process left behind is taken
 * over.
 */
export async function oneAtATime(folder, work, print = console.error) {
  const lock = join(folder, '.preparing');
  let hasPrinted = false;
  while (!take(lock)) {
    if (!hasPrinted) print(`Waiting: process ${ownerOf(lock)} is installing or building here.`);
    hasPrinted = true;
    await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    unlinkSync(lock);
  }
}

/** The lock appears with the number of its process in it, or not at all. */
function take(lock) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = ownerOf(lock);
    if (owner !== undefined && !isAlive(owner)) remove(lock);
    return false;
  } finally {
    unlinkSync(draft);
  }
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

function remove(lock) {
  try {
    unlinkSync(lock);
  } catch {
    // Another one that waited was quicker.
  }
}

/** The number may have gone to another program since: ours are started as scripts/NAME.mjs. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  try {
    return /scripts[/\\][\w-]+\.mjs|vitest/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
