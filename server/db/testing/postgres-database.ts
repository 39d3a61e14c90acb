import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type PostgresDatabase = { url: string; drop(): Promise<void> };

/** A fresh, empty database, for one test file alone. */
export async function createPostgresDatabase(
  server = process.env.WAVU_TEST_POSTGRES_URL,
): Promise<PostgresDatabase> {
  if (!server) throw new Error('WAVU_TEST_POSTGRES_URL names no server to make a database in.');
  const name = `wavu_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function run(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
