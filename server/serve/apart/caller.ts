import { Worker } from 'node:worker_threads';
import { textOf } from '#contract/text/text.ts';
import type { WriteGate } from '#server/platform/db/write-gate.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Change } from '#server/platform/live/change.ts';
import type { PageRequest, RenderedPage } from '#server/platform/pages/rendered-page.ts';
import { WorkerError } from '#server/platform/threads/worker.ts';
import type {
  ApartAnswer,
  ApartCall,
  ApartSetting,
  ApartTask,
  FromApart,
  ToApart,
} from './messages.ts';

/** Carries out what takes long in a thread of its own, on a connection of its own. */
export type CallApart = {
  call: (call: ApartCall) => Promise<ApartAnswer>;
  page: (request: PageRequest) => Promise<RenderedPage>;
  stop: () => Promise<void>;
};

export type CallApartOptions = {
  /** `worker.ts`, named by whoever stands above the program that it starts once more. */
  file: URL;
  setting: ApartSetting;
  /** Shared with the store of this thread. */
  gate: WriteGate;
  publish: (changes: readonly Change[]) => void;
  onFault: (error: unknown, path: string) => void;
  idleMs?: number;
};

type Waiting = { resolve: (done: never) => void; reject: (error: Error) => void };
/** `over` opens the gate again, also where the thread has ended while it wrote. */
type Peer = { worker: Worker; waiting: Map<number, Waiting>; writes: Promise<() => void>[] };

/** Calls that wait or are under way at once: each is limited by person before it comes here. */
const MOST = 200;
const RETRY_SECONDS = 5;
const BUSY = textOf('drawing.busy');

async function letIn(from: Peer, gate: WriteGate) {
  const write = gate();
  from.writes.push(write);
  await write;
  from.worker.postMessage({ mayWrite: true } satisfies ToApart);
}

async function letOut(from: Peer) {
  const over = await from.writes.shift();
  over?.();
}

/** Begun when it is first needed, and ended when nothing was asked of it for a while. */
export function createCallApart(options: CallApartOptions): CallApart {
  const { setting, gate, publish, onFault, idleMs = 120_000 } = options;
  let peer: Peer | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  function end(ended: Peer, why: string) {
    if (peer === ended) peer = undefined;
    for (const { reject } of ended.waiting.values()) reject(new WorkerError(why));
    ended.waiting.clear();
    // SQLite rolls back what its connection had begun.
    for (const write of ended.writes.splice(0)) void write.then((over) => over());
  }

  function hear(from: Peer, message: FromApart) {
    if ('changes' in message) return publish(message.changes);
    if ('fault' in message) {
      const { fault, path, facts } = message;
      return onFault(Object.assign(new Error(fault), facts), path);
    }
    if ('write' in message)
      return void (message.write === 'asked' ? letIn(from, gate) : letOut(from));
    const call = from.waiting.get(message.id);
    from.waiting.delete(message.id);
    if (from.waiting.size === 0) rest(from);
    if ('done' in message) call?.resolve(message.done as never);
    else {
      const cause = Object.assign(new Error(message.failed), message.facts);
      call?.reject(Object.assign(new WorkerError(message.failed), { cause }));
    }
  }

  function begin(): Peer {
    const worker = new Worker(options.file, { workerData: setting });
    const begun: Peer = { worker, waiting: new Map(), writes: [] };
    worker.on('message', (message: FromApart) => hear(begun, message));
    worker.on('error', (error) => end(begun, String(error)));
    worker.on('exit', () => end(begun, 'what worked apart ended'));
    return begun;
  }

  function rest(from: Peer) {
    from.worker.unref();
    idle = setTimeout(() => void from.worker.terminate(), idleMs).unref();
  }

  function ask<T>(task: ApartTask): Promise<T> {
    clearTimeout(idle);
    peer ??= begin();
    const { worker, waiting } = peer;
    if (waiting.size >= MOST) throw busy();
    worker.ref();
    lastId += 1;
    const id = lastId;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task } satisfies ToApart);
    });
  }

  return {
    call: async (call) => ask<ApartAnswer>({ do: 'call', call }),
    page: async (request) => ask<RenderedPage>({ do: 'page', request }),
    async stop() {
      clearTimeout(idle);
      await peer?.worker.terminate();
    },
  };
}

function busy(): AppError {
  return new AppError('UNAVAILABLE', BUSY, { members: { retryAfter: RETRY_SECONDS } });
}
