import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { databaseFault } from './faults/database-fault.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { startPostgres } from './testing/postgres-server.ts';

const onPostgres = process.env.WAVU_TEST_DATABASE === 'postgres';

test.runIf(onPostgres).for([['fast'], ['immediate']] as const)(
  'PostgreSQL that restarts (%s) within a transaction is an error of that transaction alone',
  async ([mode]) => {
    const server = await startPostgres();
    const { db, close } = await connect({ url: server.url }, 0);
    const unhandled: unknown[] = [];
    const record = (error: unknown) => void unhandled.push(error);
    process.on('uncaughtException', record);
    onTestFinished(async () => {
      process.off('uncaughtException', record);
      await close();
      await server.stop();
    });
    const writing = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await server.halt(mode);
      // Its connection breaks while nothing is asked of it.
      await pause(200);
      await sql`select 1`.execute(transaction);
    });
    const error = await writing.catch((reason: unknown) => reason);
    expect([databaseFault(error), unhandled]).toEqual(['away', []]);
    const fault = await sql`select 1`.execute(db).catch(databaseFault);
    expect(fault).toBe('away');
    await server.resume();
    expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  },
);

test.runIf(onPostgres)(
  'a statement that takes too long is ended, and the connection goes on; long jobs have no limit',
  async () => {
    const server = await startPostgres();
    const limited = await connect({ url: server.url }, 0, { statementMs: 100 });
    const unlimited = await connect({ url: server.url }, 0);
    onTestFinished(async () => {
      await Promise.all([limited.close(), unlimited.close()]);
      await server.stop();
    });
    const sleep = sql`select pg_sleep(0.3)`;
    const fault = await sleep.execute(limited.db).catch(databaseFault);
    expect(fault).toBe('away');
    expect((await sql`select 1 as n`.execute(limited.db)).rows).toEqual([{ n: 1 }]);
    expect((await sleep.execute(unlimited.db)).rows).toHaveLength(1);
  },
);

test.runIf(onPostgres)('a migration may take longer than a statement', async () => {
  const server = await startPostgres();
  const { db, close } = await connect({ url: server.url }, 0, { statementMs: 100 });
  onTestFinished(async () => {
    await close();
    await server.stop();
  });
  const slow = {
    name: '9999-slow',
    up: async (transaction: Kysely<unknown>) => {
      await sql`select pg_sleep(0.3)`.execute(transaction);
    },
  };
  const migrations = [...MIGRATIONS, slow];
  const plain = db as unknown as Kysely<unknown>;
  expect(await migrate(plain, 'postgres', 0, migrations)).toEqual(['9999-slow']);
});
