import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FORECAST_SEASONS } from '#contract/places/forecast.ts';
import type {
  PlacesPlayedOn,
  SeasonToPlay,
} from '#domain/competition/prediction/places-played-on.ts';
import { oneByOne } from '#server/platform/threads/one-by-one.ts';
import type { PlayOnTask } from './play-on-task.ts';

/** Forecasts that are kept: the one not asked for the longest time goes first. */
const MOST_KEPT = 200;

const inTurn = oneByOne();
const known = new Map<string, Promise<PlacesPlayedOn>>();

/**
 * Plays the rest of a season on, in a thread of its own: it takes a third of a second, in which no score
 * would go out. One after the other, and once for all who ask about the same stand.
 */
export function playOn(season: SeasonToPlay, seed: string): Promise<PlacesPlayedOn> {
  const { of, home } = season.strength;
  const key = JSON.stringify([seed, { ...season, strength: [[...of], home] }]);
  const stored = known.get(key) ?? inTurn(() => work({ season, seasons: FORECAST_SEASONS, seed }));
  known.delete(key);
  known.set(key, stored);
  stored.catch(() => known.delete(key));
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string);
  return stored;
}

async function work(task: PlayOnTask): Promise<PlacesPlayedOn> {
  const worker = new Worker(new URL('./play-on-worker.ts', import.meta.url), { workerData: task });
  try {
    const [places] = await once(worker, 'message');
    return places as PlacesPlayedOn;
  } finally {
    await worker.terminate();
  }
}
