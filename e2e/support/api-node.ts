import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/platform/db/testing/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** A server of the API whose process is easily killed and quickly replaced. */
export type ApiNode = {
  url: string;
  /** As when the power goes: nothing is finished. */
  kill9(): Promise<void>;
  /** A new process on the same data and address. */
  restart(): Promise<void>;
  /** The command line on the same data; gives what it printed. */
  command(...args: string[]): Promise<string>;
  /** Ends, and removes the data folder. */
  remove(): Promise<void>;
};

/** The output of each process. */
const heard = new WeakMap<ChildProcess, Set<string>>();

/** `env` names the database; without one there is an SQLite file in a folder of its own. */
export async function startApiNode(env: Record<string, string>): Promise<ApiNode> {
  const data = mkdtempSync(join(tmpdir(), 'wavu-torture-'));
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    DEMO: 'off',
    ...env,
  };

  function load(): ChildProcess {
    const file = join(import.meta.dirname, 'api-server.ts');
    const child = spawn(process.execPath, [file], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const words = new Set<string>();
    child.on('message', (word) => words.add(String(word)));
    heard.set(child, words);
    return child;
  }

  async function start(child: ChildProcess): Promise<void> {
    await waitForMessage(child, 'loaded');
    child.send('start');
    await waitForMessage(child, 'started');
  }

  let running = load();
  let spare = load();
  await start(running);

  async function kill9(): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const closed = once(running, 'exit');
    running.kill('SIGKILL');
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    kill9,
    async restart() {
      running = spare;
      await start(running);
      spare = load();
    },
    async command(...args) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'server/cli/main.ts'), ...args],
        { cwd: root, env: environment },
      );
      return stdout;
    },
    async remove() {
      await kill9();
      spare.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Resolves when the process has said the word, be it before this was asked. */
async function waitForMessage(child: ChildProcess, word: string): Promise<void> {
  while (!heard.get(child)?.has(word)) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ${word}.`);
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  }
}
