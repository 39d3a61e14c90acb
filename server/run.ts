import { setTimeout as pause } from 'node:timers/promises';
import { type StartOptions, startWavu, type Wavu } from './start.ts';

export type RunningWavu = {
  /** The server as it stands now: another one after a restart. */
  current: () => Wavu;
  stop: () => Promise<void>;
};

export type RunOptions = Omit<StartOptions, 'restart'> & {
  /** The server could not start anew after its database was swapped: nothing listens any more. */
  onFailedRestart: (error: unknown) => void;
};

/** The answer that says that it begins is on its way first. */
const ANSWER_MS = 100;

/**
 * Starts the server, and starts it anew when its database was swapped for a backup: all that it
 * remembers (pages, versions, logs of matches) is of the former one.
 */
export async function runWavu({ onFailedRestart, ...options }: RunOptions): Promise<RunningWavu> {
  let { environment } = options;
  let restarting: Promise<void> = Promise.resolve();

  const start = () => startWavu({ ...options, environment, restart });
  function restart(swap: () => Promise<void>) {
    restarting = startAnew(swap).catch(onFailedRestart);
  }
  async function startAnew(swap: () => Promise<void>) {
    await pause(ANSWER_MS);
    await wavu.stop();
    await swap();
    wavu = await start();
    options.log.info('started anew with the data of a backup');
  }

  let wavu = await start();
  // The port of the first start stays: people are looking at it.
  environment = { ...environment, PORT: Number(new URL(wavu.url).port) };
  return {
    current: () => wavu,
    async stop() {
      await restarting;
      await wavu.stop();
    },
  };
}
