import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/platform/db/testing/free-port.ts';

const root = join(import.meta.dirname, '../..');

type Env = Record<string, string>;

export type Wavu = {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** Ends the server as an operator would, and gives its exit code. */
  stop(): Promise<number | null>;
  /** As when the power goes: nothing is finished. The data stay, for `restart`. */
  kill9(): Promise<void>;
  /** Starts again, on the same address and data; stops first where it still runs. `more`: for good. */
  restart(more?: Env): Promise<void>;
  /** The command line on the same data, `npm run wavu -- ...`; gives what it printed. */
  command(...args: string[]): Promise<string>;
  /** Stops, and removes the data. */
  remove(): Promise<void>;
  /** The log of the server so far. */
  log(): string;
};

/** `folder`: of a copy of the program, in the place of this one. */
type Options = { env?: Env; folder?: string };

/** A server of its own: a fresh data directory and a free port, and no demo unless asked for. */
export async function startWavu(options: Options = {}): Promise<Wavu> {
  const data = mkdtempSync(join(tmpdir(), 'wavu-journey-'));
  const port = await freePort();
  const url = addressOf(port);
  const env = environmentOf(data, port, options.env);
  let log = '';
  let server: ChildProcess | undefined;

  function spawned(args: string[]): ChildProcess {
    return spawn(process.execPath, args, {
      cwd: options.folder ?? root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function start(): Promise<void> {
    const child = spawned(['build/program/main.js']);
    server = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text;
      });
    }
    while (!(await answers(url))) {
      if (hasEnded(child)) throw new Error(`The server did not start.\n${log}`);
      await pause(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const child = server;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
    return child.exitCode;
  }

  async function command(...args: string[]): Promise<string> {
    const child = spawned(['server/cli/main.ts', ...args]);
    let printed = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(`wavu ${args[0]} failed.\n${printed}${errors}`);
    return printed;
  }

  async function remove(): Promise<void> {
    await end('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    stop: () => end('SIGTERM'),
    kill9: async () => void (await end('SIGKILL')),
    restart: async (more = {}) => {
      await end('SIGTERM');
      Object.assign(env, more);
      await start();
    },
    command,
    remove,
    log: () => log,
  };
}

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/** All that a server and its commands have in their environment. */
export function environmentOf(data: string, port: number, more: Env = {}): Env {
  return {
    ...ofThisProcess(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: addressOf(port),
    DATA_DIR: data,
    DEMO: 'off',
    ...more,
  };
}

/** The part of it that every process of ours has. */
export function ofThisProcess(): Env {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
