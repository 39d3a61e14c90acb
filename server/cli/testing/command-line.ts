import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Connection, connect, type DatabasePlace } from '#server/platform/db/connect.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { createStore, type Store } from '#server/platform/db/store.ts';
import {
  copyDatabase,
  createMigratedDatabase,
  type PostgresDatabase,
} from '#server/platform/db/testing/postgres-database.ts';
import { diskStorage, type Storage } from '#server/platform/files/storage.ts';
import type { CommandContext } from '../command.ts';
import { runCommand } from '../run-command.ts';

export type CommandLine = {
  place: DatabasePlace;
  /** Of this place alone. */
  folder: string;
  pictures: Storage;
  run: (
    ...argv: string[]
  ) => Promise<{ code: number; lines: string[]; errors: string[]; output: string }>;
  withStore: <T>(work: (store: Store, connection: Connection) => Promise<T>) => Promise<T>;
  drop: () => Promise<void>;
};

export const ENGINE: Engine = process.env.WAVU_TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite';

/** The command line on a fresh database, of the engine under test where none is named. */
export async function openCommandLine({
  engine = ENGINE,
  input = '',
  relay,
  original,
}: {
  engine?: Engine;
  input?: string;
  relay?: CommandContext['relay'];
  /** Of the same engine: the place begins with its data and pictures. */
  original?: CommandLine;
} = {}): Promise<CommandLine> {
  const folder = mkdtempSync(join(tmpdir(), 'wavu-cli-'));
  if (original) cpSync(original.folder, folder, { recursive: true });
  const database = engine === 'postgres' ? await databaseLike(original) : undefined;
  const place = database ? { url: database.url } : { file: join(folder, 'wavu.sqlite') };
  const pictures = diskStorage(join(folder, 'files'));
  return {
    place,
    folder,
    pictures,
    async run(...argv) {
      const lines: string[] = [];
      const errors: string[] = [];
      const print = (line: string) => void lines.push(line);
      const readLine = async () => input;
      const context = () => ({
        place,
        pictures,
        relay,
        origin: 'https://wavu.example',
        secret: () => 'a secret for tests, long enough',
        now: Date.now,
        print,
        readLine,
      });
      const code = await runCommand(argv, context, (line) => void errors.push(line), print);
      return { code, lines, errors, output: [...lines, ...errors].join('\n') };
    },
    async withStore(work) {
      const connection = await connect(place, Date.now());
      try {
        return await work(
          createStore(connection, () => undefined),
          connection,
        );
      } finally {
        await connection.close();
      }
    },
    async drop() {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function databaseLike(original: CommandLine | undefined): Promise<PostgresDatabase> {
  const place = original?.place;
  return place && 'url' in place ? copyDatabase(place.url) : createMigratedDatabase();
}

/**
 * Opens one command line after the other with the same data, which `fill` makes once for each engine: the
 * demonstration alone takes a second or more.
 */
export function openCopies(
  fill: (line: CommandLine) => Promise<unknown>,
): (engine?: Engine) => Promise<CommandLine> {
  const originals = new Map<Engine, Promise<CommandLine>>();
  afterAll(async () => {
    for (const original of originals.values()) await (await original).drop();
  });
  async function makeOriginal(engine: Engine): Promise<CommandLine> {
    const line = await openCommandLine({ engine });
    await fill(line);
    return line;
  }
  return async (engine = ENGINE) => {
    const original = originals.get(engine) ?? makeOriginal(engine);
    originals.set(engine, original);
    return openCommandLine({ engine, original: await original });
  };
}
