import { parentPort, workerData } from 'node:worker_threads';
import { randomSource } from '#domain/competition/lots/random-source.ts';
import { placesPlayedOn } from '#domain/competition/prediction/places-played-on.ts';
import type { PlayOnTask } from './play-on-task.ts';

const { season, seasons, seed } = workerData as PlayOnTask;

// The message that `play-on.ts` hands over.
parentPort?.postMessage(placesPlayedOn(season, seasons, randomSource(seed)));
