import { type ChildProcess, fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { oneByOne } from './one-by-one.ts';

/** The answer to a task. */
export type WorkerAnswer<T> = { done: T } | { failed: string };

type Peer = {
  emitter: Pick<ChildProcess, 'on' | 'off'>;
  send: (task: unknown) => void;
  end: () => void;
  /** Whether the program waits for it when it has nothing else to do. */
  hold: (isHeld: boolean) => void;
};

export type WorkerOptions = {
  /** It ends by itself when nothing was asked of it for so long, and gives its memory back. */
  idleMs?: number;
  /** A task that takes longer ends it. */
  timeoutMs?: number;
};

/** The task went wrong apart, or ended what works there: too much memory, too much time. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';
}

/**
 * A process of its own, one task at a time: it has its own pool of threads and its own memory, and
 * the system prefers us to it. Native code uses the pool of its process wherever it is called from,
 * a worker thread too, and page compression and passwords wait in the same pool.
 */
export function processWorker<Task, Answer>(file: URL, options: WorkerOptions = {}) {
  return createWorker<Task, Answer>(() => processPeer(file), options);
}

/** A thread of its own, one task at a time, for long work in JavaScript. */
export function threadWorker<Task, Answer>(file: URL, options: WorkerOptions = {}) {
  return createWorker<Task, Answer>(() => threadPeer(file), options);
}

function createWorker<Task, Answer>(
  start: () => Peer,
  { idleMs = 60_000, timeoutMs = 30_000 }: WorkerOptions,
): (task: Task) => Promise<Answer> {
  const inTurn = oneByOne();
  let peer: Peer | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end() {
    peer?.end();
    peer = undefined;
  }

  function begin(): Peer {
    const begun = start();
    const forget = () => {
      if (peer === begun) peer = undefined;
    };
    begun.emitter.on('error', forget);
    begun.emitter.on('exit', forget);
    return begun;
  }

  async function work(task: Task): Promise<Answer> {
    clearTimeout(idle);
    peer ??= begin();
    peer.hold(true);
    try {
      const answer = await runTask<Answer>(peer, task, timeoutMs);
      if ('failed' in answer) throw new WorkerError(answer.failed);
      return answer.done;
    } catch (error) {
      // It may still be at work on what was given up.
      if (!(error instanceof WorkerError)) end();
      throw error instanceof WorkerError ? error : new WorkerError(String(error));
    } finally {
      peer?.hold(false);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  return (task) => inTurn(() => work(task));
}

function runTask<T>(peer: Peer, task: unknown, timeoutMs: number): Promise<WorkerAnswer<T>> {
  const { emitter } = peer;
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer<T>>();
  const exited = () => reject(new Error('what worked apart ended'));
  const late = setTimeout(() => reject(new Error('what works apart took too long')), timeoutMs);
  emitter.on('message', resolve as (message: unknown) => void);
  emitter.on('exit', exited);
  emitter.on('error', reject);
  peer.send(task);
  return promise.finally(() => {
    clearTimeout(late);
    emitter.off('message', resolve as (message: unknown) => void);
    emitter.off('exit', exited);
    emitter.off('error', reject);
  });
}

function processPeer(file: URL): Peer {
  const { PATH = '' } = process.env;
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: [],
    // None of our secrets: it reads what strangers send. Two arenas: memory that was used goes back.
    env: { PATH, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    emitter: child,
    send: (task) => void child.send(task as object),
    end: () => void child.kill('SIGKILL'),
    hold(isHeld) {
      const target = child;
      const channel = child.channel;
      if (isHeld) target.ref();
      else target.unref();
      if (isHeld) channel?.ref();
      else channel?.unref();
    },
  };
}

function threadPeer(file: URL): Peer {
  const worker = new Worker(file);
  return {
    emitter: worker as unknown as Peer['emitter'],
    send: (task) => worker.postMessage(task),
    end: () => void worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  };
}
