import type { Store } from '#server/platform/db/store.ts';
import { readDemoState } from '#server/site/setup/demo-state.ts';
import { DEMO_AUTHOR } from './commands.ts';
import { playDue } from './replay.ts';
import { settlePast } from './settle-past.ts';

export type Replay = { stop: () => Promise<void> };

export type ReplayOptions = {
  now?: () => number;
  onError?: (error: unknown) => void;
};

const HOUR_MS = 60 * 60 * 1000;
const AFTER_TROUBLE_MS = 30_000;

/** Keeps the demonstration alive: one timer, set for the next entry of any of its matches. */
export function startReplay(
  store: Store,
  { now = Date.now, onError = () => undefined }: ReplayOptions = {},
): Replay {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let settleAt = 0;
  let running = play();

  async function play(): Promise<void> {
    let waitMs = AFTER_TROUBLE_MS;
    try {
      // Teams of the same names may be real ones by now.
      if ((await readDemoState(store.db)) === 'removed') return;
      const at = now();
      if (at >= settleAt) {
        await settlePast(store, { actor: DEMO_AUTHOR, now: at });
        settleAt = at + HOUR_MS;
      }
      const due = await playDue(store, now());
      waitMs = Math.min(Math.max(due - now(), 50), HOUR_MS);
    } catch (error) {
      onError(error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = play();
    }, waitMs);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
