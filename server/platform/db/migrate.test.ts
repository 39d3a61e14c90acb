import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connect, type DatabasePlace } from './connect.ts';
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

test('a second start finds nothing to do and keeps what is there', async () => {
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
