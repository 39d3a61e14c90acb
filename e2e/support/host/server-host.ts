import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/platform/db/testing/free-port.ts';
import { environmentOf, ofThisProcess, type Wavu } from '../wavu.ts';
import type { Answer, Question } from './messages.ts';

type Pending = { resolve: (printed: string) => void; reject: (error: Error) => void };
type Env = Record<string, string>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export type ServerHost = {
  /** A server with fresh data and a free port, as `startWavu` gives one in a process of its own. */
  start(env?: Env): Promise<Wavu>;
  end(): Promise<void>;
};

/**
 * Servers in one process that has loaded the program once: to load it takes two seconds of the
 * processor, to start a server a tenth of that. It begins with the first server. A server that shall
 * be killed, or whose own process matters, is one of `startWavu`.
 */
export function createServerHost(): ServerHost {
  let child: ChildProcess | undefined;
  let last = 0;
  const pending = new Map<number, Pending>();
  const logs = new Map<string, string>();

  function hear(answer: Answer): void {
    if ('log' in answer) {
      logs.set(answer.url, (logs.get(answer.url) ?? '') + answer.log);
      return;
    }
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.printed);
  }

  function begin(): ChildProcess {
    const begun = fork(join(import.meta.dirname, 'host-process.ts'), [], {
      env: { ...ofThisProcess(), NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    begun.on('message', (message) => hear(message as Answer));
    begun.once('exit', (code) => {
      child = undefined;
      for (const { reject } of pending.values())
        reject(new Error(`The servers ended with ${code}.`));
      pending.clear();
    });
    return begun;
  }

  function ask(question: WithoutId<Question>): Promise<string> {
    child ??= begin();
    last += 1;
    const id = last;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    pending.set(id, { resolve, reject });
    child.send({ id, ...question });
    return promise;
  }

  async function start(more: Env = {}): Promise<Wavu> {
    const data = mkdtempSync(join(tmpdir(), 'wavu-journey-'));
    const env = environmentOf(data, await freePort(), more);
    const url = env.PUBLIC_URL!;
    const stop = () => ask({ type: 'stop', url });
    await ask({ type: 'start', env });
    return {
      url,
      async stop() {
        await stop();
        return 0;
      },
      kill9: () => Promise.reject(new Error('A server of a shared process cannot be killed.')),
      async restart(added = {}) {
        await stop();
        Object.assign(env, added);
        await ask({ type: 'start', env });
      },
      command: (...args) => ask({ type: 'command', env, args }),
      async remove() {
        if (child) await stop();
        rmSync(data, { recursive: true, force: true });
        logs.delete(url);
      },
      log: () => logs.get(url) ?? '',
    };
  }

  async function end(): Promise<void> {
    if (!child) return;
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
  }

  return { start, end };
}
