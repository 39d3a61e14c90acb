import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { programEnvironment } from '../../scripts/pinned-node.mjs';

/** A program in a process of its own, which answers questions one at a time. */
export type Child = {
  request<T>(question: string, details?: Record<string, unknown>): Promise<T>;
  stop(): Promise<void>;
};

type ChildRequest = { question: string; details: Record<string, unknown> };
type Answered = { answer?: unknown; failure?: string };

/** Ten thousand connections need ten thousand file descriptors on each side. */
const WITH_MANY_FILES =
  'ulimit -n 65536 2>/dev/null || ulimit -n $(ulimit -Hn) 2>/dev/null; exec "$0" "$@"';

export function startChild(file: string): Child {
  const child = spawn(
    'sh',
    ['-c', WITH_MANY_FILES, process.execPath, join(import.meta.dirname, file)],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // As `npm start` does: without it React runs its development build, and memory is not what it costs.
      env: programEnvironment({ NODE_ENV: 'production' }),
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    request: <T>(question: string, details = {}) => request<T>(child, { question, details }),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function request<T>(child: ChildProcess, message: ChildRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`ended before it answered '${message.question}'`));
    child.once('exit', onExit);
    child.once('message', ({ answer, failure }: Answered) => {
      child.off('exit', onExit);
      if (failure === undefined) resolve(answer as T);
      else reject(new Error(failure));
    });
    child.send(message);
  });
}

export type Answers = {
  [question: string]: (details: never) => unknown;
};

/**
 * The child's side; to be called at once, since a question that comes before has nobody to hear it.
 * The child ends when the parent lets go of it, however that comes about.
 */
export function answerParent(getReady: () => Promise<{ answers: Answers; end?: () => unknown }>) {
  const ready = getReady();
  process.on('message', async ({ question, details }: ChildRequest) => {
    try {
      const { answers } = await ready;
      const answer = await answers[question]!(details as never);
      process.send?.({ answer } satisfies Answered);
    } catch (error) {
      process.send?.({ failure: String((error as Error)?.stack ?? error) } satisfies Answered);
    }
  });
  process.once('disconnect', async () => {
    await ready.then(({ end }) => end?.()).catch(() => undefined);
    process.exit(0);
  });
}

/** Microseconds of processor time that this process has used. */
export function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Milliseconds by a clock that all processes of the machine share. */
export const sharedClock = () => Number(process.hrtime.bigint()) / 1e6;
