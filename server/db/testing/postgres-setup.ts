import { startPostgres } from './postgres-server.ts';

/**
 * One PostgreSQL for the whole run; each test file makes its own database in it. An address in the
 * environment is used as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.WAVU_TEST_POSTGRES_URL) return async () => {};
  const server = await startPostgres();
  process.env.WAVU_TEST_POSTGRES_URL = server.url;
  return async () => {
    delete process.env.WAVU_TEST_POSTGRES_URL;
    await server.stop();
  };
}
