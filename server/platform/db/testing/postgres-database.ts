import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type PostgresDatabase = { url: string; drop(): Promise<void> };

/** A fresh, empty database, for one test file alone. */
export function createPostgresDatabase(): Promise<PostgresDatabase> {
  return copyOf('template0');
}

/** The same with today's schema in it: a copy of one that was migrated once for the whole run. */
export function createMigratedDatabase(): Promise<PostgresDatabase> {
  const template = process.env.WAVU_TEST_POSTGRES_TEMPLATE;
  if (!template) throw new Error('WAVU_TEST_POSTGRES_TEMPLATE names no database to copy.');
  return copyOf(template);
}

/** The same with all that is in another database, to which nobody is connected. */
export function copyDatabase(url: string): Promise<PostgresDatabase> {
  return copyOf(new URL(url).pathname.slice(1));
}

async function copyOf(template: string): Promise<PostgresDatabase> {
  const server = process.env.WAVU_TEST_POSTGRES_URL;
  if (!server) throw new Error('WAVU_TEST_POSTGRES_URL names no server to make a database in.');
  const name = `wavu_${randomUUID().replaceAll('-', '')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
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
