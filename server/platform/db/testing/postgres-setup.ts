import { connect } from '../connect.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';

/**
 * One PostgreSQL for the whole run, or the one whose address the environment gives, and in it one
 * database that is migrated; each test file makes its own copy of that.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { env } = process;
  const own = env.WAVU_TEST_POSTGRES_URL ? undefined : await startPostgres({ isDurable: false });
  if (own) env.WAVU_TEST_POSTGRES_URL = own.url;
  const template = await createPostgresDatabase();
  await (await connect({ url: template.url }, 0)).close();
  env.WAVU_TEST_POSTGRES_TEMPLATE = new URL(template.url).pathname.slice(1);
  return async () => {
    await template.drop();
    delete env.WAVU_TEST_POSTGRES_TEMPLATE;
    if (!own) return;
    delete env.WAVU_TEST_POSTGRES_URL;
    await own.stop();
  };
}
