import { Worker } from 'node:worker_threads';
import type { Letter, Outcome, PosterOptions } from './poster.ts';
import type { PostAnswer, PostTask } from './worker.ts';

export type Post = (letter: Letter, now: number) => Promise<Outcome>;

const FAILED: Outcome = { is: 'failed', status: null, error: 'not sent' };

/**
 * Connections and their encryption have a thread of their own, begun with the first delivery. It takes
 * many at once, so that one receiver waits for no other.
 */
export function startSendingThread(options: PosterOptions): {
  post: Post;
  stop: () => Promise<void>;
} {
  let thread: Worker | undefined;
  let number = 0;
  const waiting = new Map<number, (outcome: Outcome) => void>();

  function end() {
    thread = undefined;
    for (const answer of waiting.values()) answer(FAILED);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { workerData: options });
    begun.unref();
    begun.on('message', ({ number: of, outcome }: PostAnswer) => {
      waiting.get(of)?.(outcome);
      waiting.delete(of);
    });
    begun.on('error', end);
    begun.on('exit', end);
    return begun;
  }

  return {
    post(letter, now) {
      thread ??= begin();
      number += 1;
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiting.set(number, resolve);
      thread.postMessage({ number, letter, now } satisfies PostTask);
      return promise;
    },
    async stop() {
      await thread?.terminate();
    },
  };
}
