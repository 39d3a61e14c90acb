import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './quick-check.ts';

parentPort?.postMessage(findDamage(workerData as string));
