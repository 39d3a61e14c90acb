import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/platform/db/testing/free-port.ts';
import { unprivilegedAccount } from '#server/platform/db/testing/postgres-binaries.ts';
import { createProgram, listens, type Program } from './program.ts';

export type PostgresPair = {
  /** Through HAProxy, which goes to the replica when the primary is gone. */
  url: string;
  primary: Program;
  /** Makes the replica the primary. */
  promote(): void;
  stop(): Promise<void>;
};

/**
 * A primary and a replica that has every commit before it is acknowledged. HAProxy stands before both
 * and ends the connections to a server that is gone, and those to the replica when the primary is back:
 * pgbouncer would go on sending writes to it, which it refuses.
 */
export async function startPostgresPair(
  bin: string,
  haproxy: string,
  folder: string,
): Promise<PostgresPair> {
  const account = unprivilegedAccount();
  const place = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  if (account) chownSync(folder, account.uid, account.gid);
  const ports = { primary: await freePort(), replica: await freePort(), both: await freePort() };
  const data = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(bin, name), args, { ...account, ...place, stdio: 'pipe' });
  const serve = (kind: 'primary' | 'replica') =>
    createProgram({
      file: join(bin, 'postgres'),
      args: ['-D', data[kind], '-p', String(ports[kind]), '-c', 'unix_socket_directories='],
      account,
      ...place,
      isReady: () => accepts(ports[kind]),
      stopSignal: 'SIGINT',
    });

  run('initdb', '-D', data.primary, '-U', 'postgres', '--auth=trust', '--encoding=UTF8');
  const settings = [
    "listen_addresses = '127.0.0.1'",
    'max_connections = 200',
    'wal_level = replica',
  ];
  writeFileSync(join(data.primary, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  const primary = serve('primary');
  await primary.start();
  run(
    'pg_basebackup',
    ...['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'],
    ...['-D', data.replica, '-R', '-X', 'stream'],
  );
  const replica = serve('replica');
  await replica.start();
  // From here on a commit waits for the replica: after a failover nothing acknowledged is missing.
  await ask(ports.primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await ask(ports.primary, 'SELECT pg_reload_conf()');

  mkdirSync(join(folder, 'haproxy'));
  const config = join(folder, 'haproxy/haproxy.cfg');
  writeFileSync(
    config,
    `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen postgres
  bind 127.0.0.1:${ports.both}
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${ports.primary} check on-marked-up shutdown-backup-sessions
  server replica 127.0.0.1:${ports.replica} check backup
`,
  );
  const front = createProgram({
    file: haproxy,
    args: ['-db', '-f', config],
    isReady: () => listens(ports.both),
  });
  await front.start();
  return {
    url: `postgres://postgres@127.0.0.1:${ports.both}/postgres`,
    primary,
    promote: () => void run('pg_ctl', 'promote', '-D', data.replica, '-w'),
    async stop() {
      await front.stop();
      await replica.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(port: number, text: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(text);
  await client.end();
}

async function accepts(port: number): Promise<boolean> {
  try {
    await ask(port, 'SELECT 1');
    return true;
  } catch {
    await pause(50);
    return false;
  }
}
