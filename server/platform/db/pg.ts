import { createRequire } from 'node:module';

/** PostgreSQL's client, where there is one to speak to: beside SQLite it would be 7 MB for nothing. */
export const loadPg = (): typeof import('pg') =>
  createRequire(import.meta.url)('pg') as typeof import('pg');
