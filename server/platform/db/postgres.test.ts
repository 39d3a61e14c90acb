import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import { databaseFault } from './faults/database-fault.ts';
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
