import { join } from 'node:path';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { Environment } from './environment.ts';

/** PostgreSQL where an address is given, else the one file in the data directory. */
export function databasePlace(env: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): DatabasePlace {
  return env.DATABASE_URL ? { url: env.DATABASE_URL } : { file: join(env.DATA_DIR, 'wavu.sqlite') };
}
