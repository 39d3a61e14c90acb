import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Account, postgresBinaries, unprivilegedAccount } from './postgres-binaries.ts';

export type PostgresServer = {
  url: string;
  /** Ends the server as an administrator would (`fast`) or as a crash does; its data stay. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, on the same address and data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The keeper stops the server and removes its data when our end of its standard input closes. The
 * kernel closes it however we end, so that not even a SIGKILL leaves a server behind. While a file
 * `halted` is there it waits, and then starts the server again.
 */
const KEEPER = `
data=$1; shift
exec 3<&0 </dev/null
( read -r _ <&3; rm -f "$data/halted" "$data/again"; kill -INT "$(cat "$data/pid")" ) 2>/dev/null &
reader=$!
while :; do
  "$@" 3<&- >>"$data/log" 2>&1 &
  echo $! >"$data/pid"
  wait $!
  while [ -e "$data/halted" ]; do sleep 0.05; done
  [ -e "$data/again" ] || break
  rm -f "$data/again"
done
exec 3<&-
kill "$reader" 2>/dev/null
tail -n 20 "$data/log" >&2
rm -rf "$data"
`;
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Nothing outlives the run, nobody copies it, and no table grows so old that it has to be swept. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
};

/**
 * Starts a real PostgreSQL on 127.0.0.1 with an empty data folder of its own, and durable as in
 * earnest, unless nobody will pull its plug: waiting for the disk is most of the time of many tests.
 * Names sort by language (ICU), as on most installations and unlike SQLite: a query that leans on one
 * engine's order shows.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const account = unprivilegedAccount();
  const binaries = postgresBinaries(account);
  for (let attempt = 1; ; attempt += 1) {
    const { keeper, url, errors, data } = await launch(binaries.bin, account, isDurable);
    if (await answers(keeper, url)) {
      return {
        url,
        async halt(mode) {
          for (const name of ['halted', 'again']) writeFileSync(join(data, name), '');
          process.kill(Number(readFileSync(join(data, 'pid'), 'utf8')), SIGNALS[mode]);
          while (await accepts(url)) await pause(20);
        },
        async resume() {
          rmSync(join(data, 'halted'));
          await answers(keeper, url);
        },
        stop: async () => {
          await stopped(keeper);
          binaries.remove();
        },
      };
    }
    await stopped(keeper);
    // Another program may have taken the port between our look and PostgreSQL's bind.
    if (attempt < 3 && errors().includes('Address already in use')) continue;
    binaries.remove();
    throw new Error(`PostgreSQL did not start.\n${errors()}`);
  }
}

async function launch(bin: string, account: Account, isDurable: boolean) {
  const data = mkdtempSync(join(tmpdir(), 'wavu-postgres-'));
  if (account) chownSync(data, account.uid, account.gid);
  const own = { ...account, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const folder = join(data, 'pgdata');
  const port = await freePort();
  try {
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        folder,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--no-sync',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en-US',
      ],
      { ...own, stdio: 'pipe' },
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...(isDurable ? { fsync: 'on' } : FAST),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const keeper = spawn(
    '/bin/sh',
    ['-c', KEEPER, 'keeper', data, join(bin, 'postgres'), '-D', folder, ...options],
    { ...own, stdio: ['pipe', 'ignore', 'pipe'], detached: true },
  );
  let errors = '';
  keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return {
    keeper,
    data,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    errors: () => errors,
  };
}

async function answers(keeper: ChildProcess, url: string): Promise<boolean> {
  while (keeper.exitCode === null) {
    if (await accepts(url)) return true;
    await pause(50);
  }
  return false;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  // A server that is being ended breaks connections that it has just taken.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function stopped(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const end = once(keeper, 'close');
  keeper.stdin?.end();
  await end;
}
