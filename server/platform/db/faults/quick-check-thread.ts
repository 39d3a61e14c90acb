import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './find-damage.ts';

parentPort?.postMessage(findDamage(workerData as string));
