import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { connect, type DatabasePlace } from './connect.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { PlayerRow, Tables } from './tables/tables.ts';
import { createPostgresDatabase } from './testing/postgres-database.ts';

const run = promisify(execFile);

async function withPlace(work: (place: DatabasePlace) => Promise<void>): Promise<void> {
  if (process.env.WAVU_TEST_DATABASE === 'postgres') {
    const { url, drop } = await createPostgresDatabase();
    await work({ url }).finally(drop);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'wavu-migrate-'));
  await work({ file: join(folder, 'deep', 'wavu.sqlite') }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
}

/** A node of its own process: two of them in one would wait for each other on SQLite. */
function startNode(place: DatabasePlace): Promise<void> {
  const script = `
    import { connect } from ${JSON.stringify(new URL('./connect.ts', import.meta.url).href)};
    const connection = await connect(${JSON.stringify(place)}, 1000);
    await connection.close();
  `;
  return run(process.execPath, ['--input-type=module', '--eval', script]).then(() => undefined);
}

test('several nodes that start at once migrate the empty database once', async () => {
  await withPlace(async (place) => {
    await Promise.all(Array.from({ length: 4 }, () => startNode(place)));
    const { db, close } = await connect(place, 2000);
    const counters = await db.selectFrom('counter').selectAll().orderBy('name').execute();
    expect(counters).toEqual([
      { name: 'change', value: 0 },
      { name: 'live', value: 0 },
    ]);
    await close();
  });
});

test('a second start changes nothing', async () => {
  await withPlace(async (place) => {
    const first = await connect(place, 1000);
    await first.db.updateTable('counter').set({ value: 7 }).where('name', '=', 'live').execute();
    await first.close();
    const second = await connect(place, 2000);
    const row = await second.db
      .selectFrom('counter')
      .selectAll()
      .where('name', '=', 'live')
      .execute();
    expect(row).toEqual([{ name: 'live', value: 7 }]);
    await second.close();
  });
});

test('a former consent is migrated without a name, with its former scope', async () => {
  await withPlace(async (place) => {
    if ('file' in place) mkdirSync(dirname(place.file), { recursive: true });
    const dialect = 'url' in place ? postgresDialect(place.url).dialect : sqliteDialect(place.file);
    const engine = 'url' in place ? 'postgres' : 'sqlite';
    const older = new Kysely<Tables>({ dialect });
    const until = MIGRATIONS.findIndex(({ name }) => name === '0017-people-data');
    await migrate(older as unknown as Kysely<unknown>, engine, 1, MIGRATIONS.slice(0, until));
    const record = { full_name: 'Mtoto', sort_name: 'mtoto', created_at: 5, updated_at: 6 };
    const rows = [
      { ...record, id: 'agreed', consent: 1, date_of_birth: '2015-01-01' },
      { ...record, id: 'hidden', consent: 0, date_of_birth: '2015-01-01' },
    ];
    await older
      .insertInto('player')
      .values(rows as unknown as PlayerRow[])
      .execute();
    await older.destroy();
    const { db, close } = await connect(place, 2);
    const shown = await db
      .selectFrom('player')
      .select(['id', 'consent', 'consent_picture', 'consent_statistics', 'created_by'])
      .orderBy('id')
      .execute();
    const no = { consent_picture: 0, created_by: null };
    expect(shown).toEqual([
      { id: 'agreed', consent: 1, consent_statistics: 1, ...no },
      { id: 'hidden', consent: 0, consent_statistics: 0, ...no },
    ]);
    expect(await db.selectFrom('player_consent').selectAll().execute()).toMatchObject([
      { player_id: 'agreed', given_by: '', relation: 'unknown', source: 'before', noted_by: null },
    ]);
    await close();
  });
});

test('matches with an entry that is read anew keep their score, and a double forfeit says both', async () => {
  await withPlace(async (place) => {
    if ('file' in place) mkdirSync(dirname(place.file), { recursive: true });
    const dialect = 'url' in place ? postgresDialect(place.url).dialect : sqliteDialect(place.file);
    const engine = 'url' in place ? 'postgres' : 'sqlite';
    const older = new Kysely<Tables>({ dialect });
    const until = MIGRATIONS.findIndex(({ name }) => name === '0020-corrected-readings');
    await migrate(older as unknown as Kysely<unknown>, engine, 1, MIGRATIONS.slice(0, until));
    const team = { name: 'A', sort_name: 'a', city: '', coach: '', gender: 'Men', about: '' };
    const jersey = { jersey_color1: '#ffffff', jersey_color2: '#ffffff' };
    const dated = { created_at: 1, updated_at: 1 };
    await older
      .insertInto('team')
      .values([
        { ...team, ...jersey, ...dated, id: 'a' },
        { ...team, ...jersey, ...dated, id: 'b' },
      ] as never)
      .execute();
    const match = {
      ...dated,
      team1_id: 'a',
      team2_id: 'b',
      match_type: 'Friendly',
      gender: 'Men',
      starts_at: 1,
      match_date: '2026-01-01',
      match_time: '10:00',
      location: '',
      status: 'ended',
      sets: '[]',
      team1_wins: 0,
      team2_wins: 0,
      detail: 'none',
    };
    const rules = JSON.stringify({ target: 25 });
    const decided = { rules, decided: 1, forfeit: 'team1' };
    await older
      .insertInto('match')
      .values([
        { ...match, id: 'turned', rules, decided: 0, forfeit: null, winner: null },
        { ...match, id: 'both', ...decided, winner: null },
        { ...match, id: 'one', ...decided, winner: 'team2' },
      ] as never)
      .execute();
    const entry = { id: 'e', payload: '{}', at: 1, epoch: 0, actor: 'x', recorded_at: 1, seq: 1 };
    await older
      .insertInto('match_event')
      .values([
        { ...entry, match_id: 'turned', type: 'rotation-fault' },
        { ...entry, id: 'f', match_id: 'one', type: 'forfeit' },
      ])
      .execute();
    await older.destroy();
    const { db, close } = await connect(place, 2);
    const rows = await db.selectFrom('match').select(['id', 'rules', 'forfeit']).execute();
    const found = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
    expect(JSON.parse(found.turned!.rules!)).toEqual({ target: 25, formerReading: true });
    expect(found.both).toEqual({ rules, forfeit: 'both' });
    expect(found.one).toEqual({ rules, forfeit: 'team1' });
    await close();
  });
});
