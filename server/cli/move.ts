import { dirname, resolve } from 'node:path';
import { countRows } from '#server/exchange/backups/count-rows.ts';
import { moveAllTables } from '#server/exchange/portable/move-tables.ts';
import { type Connection, connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import { assertNoOtherServer } from '#server/platform/db/data-lock.ts';
import { type Command, FindingError, UsageError } from './command.ts';

/** From SQLite to PostgreSQL when one machine is not enough, and back. */
export const move: Command = {
  name: 'move',
  usage: 'move TARGET',
  files: 1,
  async run({ place, now, print, readLine }, { files }) {
    // A dash keeps the password of the database out of the list of processes.
    const address = files[0] === '-' ? await readLine() : files[0]!;
    const target = placeOf(address);
    if ('file' in place && 'file' in target && resolve(place.file) === resolve(target.file)) {
      throw new UsageError('TARGET is the same database as the source');
    }
    // A server would go on writing into what has been moved.
    if ('file' in place) assertNoOtherServer(dirname(place.file));
    const from = await connect(place, now());
    try {
      const to = await connect(target, now());
      try {
        await moveAndCompare(from, to, print);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
    print('Pictures were not moved: keep DATA_DIR/files or the bucket.');
    print('Keep SECRET as well (the file DATA_DIR/secret): sessions and second steps need it.');
  },
};

async function moveAndCompare(
  from: Connection,
  to: Connection,
  print: (line: string) => void,
): Promise<void> {
  const moved = await moveAllTables(from, to);
  const there = await countRows(to.db);
  const unequal = [...there].filter(([table, count]) => count !== (moved.get(table) ?? 0));
  for (const [table, count] of unequal) {
    print(`${table}: ${moved.get(table) ?? 0} rows were read, the target has ${count}.`);
  }
  if (unequal.length > 0) throw new FindingError();
  const rows = [...moved.values()].reduce((sum, count) => sum + count, 0);
  print(
    `Moved ${rows} rows of ${moved.size} tables to ${to.engine}; the counts of both databases agree.`,
  );
}

function placeOf(target: string): DatabasePlace {
  if (/^postgres(ql)?:\/\//.test(target)) return { url: target };
  if (target.endsWith('.sqlite')) return { file: target };
  throw new UsageError('TARGET must be postgres://... or a file that ends in .sqlite');
}
