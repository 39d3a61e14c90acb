import { Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { sqliteDialect } from './sqlite.ts';

type Notes = { note: { id: number; text: string; colour?: string } };

const db = new Kysely<Notes>({ dialect: sqliteDialect(':memory:') });
afterAll(() => db.destroy());
const listNotes = () => db.selectFrom('note').selectAll().orderBy('id').execute();

test('a kept statement returns the columns that its table has after a change', async () => {
  await sql`create table note (id integer primary key, text text)`.execute(db);
  await db.insertInto('note').values({ id: 1, text: 'first' }).execute();
  expect(await listNotes()).toEqual([{ id: 1, text: 'first' }]);
  await sql`alter table note add column colour text default 'green'`.execute(db);
  expect(await listNotes()).toEqual([{ id: 1, text: 'first', colour: 'green' }]);
  await sql`alter table note rename column text to words`.execute(db);
  expect(await listNotes()).toEqual([{ id: 1, words: 'first', colour: 'green' }]);
});

test('of two columns with one name the later one counts', async () => {
  const { rows } = await sql`select 1 as number, 2 as number`.execute(db);
  expect(rows).toEqual([{ number: 2 }]);
});

test('rows that a write returns and rows that are streamed are objects', async () => {
  await db.deleteFrom('note').execute();
  const written = db.insertInto('note').values([{ id: 2 } as never, { id: 3 } as never]);
  expect(await written.returning('id').execute()).toEqual([{ id: 2 }, { id: 3 }]);
  const streamed: unknown[] = [];
  for await (const row of db.selectFrom('note').select('id').orderBy('id').stream()) {
    streamed.push(row);
  }
  expect(streamed).toEqual([{ id: 2 }, { id: 3 }]);
});
