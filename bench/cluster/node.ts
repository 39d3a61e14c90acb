import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/platform/db/testing/free-port.ts';
import { createProgram, type Program } from './program.ts';

const root = join(import.meta.dirname, '../..');
/** A process of these benches has many connections. */
const WITH_MANY_FILES = 'ulimit -n $(ulimit -Hn) 2>/dev/null; exec "$0" "$@"';
const PROBE_MS = 5000;

export type WavuNode = Program & {
  port: number;
  /** The command line on the same data; gives what it printed. */
  command(...args: string[]): Promise<string>;
};

/** The whole program, as `npm start` runs it. `build/` must be there. */
export async function createNode(env: Record<string, string>): Promise<WavuNode> {
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: 'off',
    LOG_LEVEL: 'error',
    READERS_PER_ADDRESS: '1000000',
    ...env,
  };
  const program = createProgram({
    file: 'sh',
    args: ['-c', WITH_MANY_FILES, process.execPath, join(root, 'build/program/main.js')],
    env: environment,
    cwd: root,
    isReady: async () => {
      const signal = AbortSignal.timeout(PROBE_MS);
      const probe = fetch(`http://127.0.0.1:${port}/readyz`, { signal });
      const answer = await probe.catch(() => undefined);
      return answer?.ok ?? false;
    },
  });
  return {
    ...program,
    port,
    async command(...args) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'server/cli/main.ts'), ...args],
        { cwd: root, env: environment },
      );
      return stdout.trim();
    },
  };
}
