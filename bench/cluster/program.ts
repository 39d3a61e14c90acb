import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '#server/platform/db/testing/postgres-binaries.ts';

/** A program of the cluster that can be ended in every way. */
export type Program = {
  pid(): number;
  isRunning(): boolean;
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended. */
  ended(): Promise<void>;
  stop(): Promise<void>;
};

export type ProgramOptions = {
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  account?: Account;
  cwd?: string;
  /** Resolves when the program serves. */
  isReady: () => Promise<boolean>;
  stopSignal?: NodeJS.Signals;
};

/** A node that starts under a storm of readers answers late. */
const PATIENCE_MS = 240_000;
const OUTPUT_KEPT = 4000;

export function createProgram(options: ProgramOptions): Program {
  const { file, args, env, account, cwd, isReady, stopSignal = 'SIGTERM' } = options;
  let child: ChildProcess | undefined;
  let output = '';
  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  async function ended(): Promise<void> {
    if (child && isRunning()) await once(child, 'exit');
  }

  return {
    pid: () => child?.pid ?? 0,
    isRunning,
    async start() {
      const own = spawn(file, args, { env, cwd, ...account, stdio: ['ignore', 'pipe', 'pipe'] });
      child = own;
      for (const stream of [own.stdout, own.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-OUTPUT_KEPT);
        });
      }
      const until = Date.now() + PATIENCE_MS;
      while (!(await isReady())) {
        if (!isRunning()) throw new Error(`${file} ended before it served.\n${output}`);
        if (Date.now() > until) throw new Error(`${file} does not serve.\n${output}`);
        await pause(50);
      }
    },
    signal: (name) => void child?.kill(name),
    ended,
    async stop() {
      if (!isRunning()) return;
      child?.kill(stopSignal);
      await ended();
    },
  };
}

/** Whether somebody listens on a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The path of a program of the system. */
export function findProgram(name: string): string | undefined {
  for (const folder of ['/usr/sbin', '/usr/bin', '/usr/local/bin']) {
    if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return undefined;
}

/** The folder of PostgreSQL's programs, the newest that Debian's packages have installed. */
export function postgresFolder(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const [newest] = execFileSync('ls', [root], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : `${root}/${newest}/bin`;
}
