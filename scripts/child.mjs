import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './pinned-node.mjs';

const running = new Set();

/** Starts a program in the repository's folder; it ends with us. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Resolves to the exit code when the program has ended: 128 + the number after a signal. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

export function run(command, args, options) {
  return ended(start(command, args, options));
}

export function endAll(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/**
 * Hands signals to the programs we started, and lets them decide how to end. A terminal gives
 * Ctrl-C to the whole group, so that they have it already. Nobody can hand on a SIGKILL of npm:
 * there we notice that our parent has gone.
 */
export function passSignals() {
  process.on('SIGTERM', () => endAll('SIGTERM'));
  process.on('SIGHUP', () => endAll('SIGTERM'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) endAll('SIGINT');
  });
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 250).unref();
  }
}
