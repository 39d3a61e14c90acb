import pg from 'pg';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test.runIf(onPostgres)('each test database is empty and apart from the others', async () => {
  const first = await createPostgresDatabase();
  const second = await createPostgresDatabase();
  await query(first.url, 'CREATE TABLE court (id text)');
  const tables = "SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'";
  expect(await query(first.url, tables)).toEqual([{ n: 1 }]);
  expect(await query(second.url, tables)).toEqual([{ n: 0 }]);
  await first.drop();
  await second.drop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test.runIf(onPostgres)('a server that a test ends writes durably', async () => {
  const server = await startPostgres();
  expect(await query(server.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  await server.stop();
});

test.runIf(onPostgres)('the server of all tests sorts by language', async () => {
  const url = process.env.WAVU_TEST_POSTGRES_URL ?? '';
  const sorted = await query(url, "SELECT n FROM (VALUES ('Zebra'), ('ale')) AS t (n) ORDER BY n");
  expect(sorted).toEqual([{ n: 'ale' }, { n: 'Zebra' }]);
});
