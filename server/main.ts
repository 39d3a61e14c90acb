import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { hallStartLines } from './exchange/halls/start-lines.ts';
import {
  type Environment,
  misspeltVariables,
  readEnvironment,
} from './platform/config/environment.ts';
import { startFault } from './platform/config/start-fault.ts';
import { readVersion } from './platform/config/version.ts';
import { takeOverOutput } from './platform/log/take-over-output.ts';
import { runWavu } from './run.ts';

/** argon2 in node:crypto, which sign-in needs. */
const OLDEST_NODE = [24, 7] as const;
const STOP_MS = 4500;
const HOW_TO_ADD_ADMIN = `Nobody can administer it yet. Add the first administrator in another terminal:
  npm run wavu -- user add --email you@example.org --name "Your Name" --role admin`;

function howToSetUp(address: string, code: string): string {
  return `Nobody has an account here yet. Open ${address}/setup and enter the code ${code}`;
}

function assertNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [requiredMajor, requiredMinor] = OLDEST_NODE;
  if (major > requiredMajor || (major === requiredMajor && minor >= requiredMinor)) return;
  throw new Error(
    `Cannot start: Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}.`,
  );
}

/**
 * Messages that a person has to read at a start, whatever the log leaves out: as text in a
 * terminal, else as a line like all others.
 */
function createPrinter(log: Logger): (sentence: string) => void {
  if (process.stdout.isTTY) return (sentence) => void process.stdout.write(`${sentence}\n`);
  const always = log.child({}, { level: 'info' });
  return (sentence) => always.info(sentence);
}

function howToRestore(address: string, code: string): string {
  return `To put in a backup, open ${address}/setup/restore and enter the code ${code}`;
}

let environment: Environment | undefined;

function fail(error: unknown): void {
  process.stderr.write(`${startFault(error, environment)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  assertNode();
  environment = readEnvironment(process.env);
  const log = pino({ level: environment.LOG_LEVEL });
  const print = createPrinter(log);
  takeOverOutput(log);
  for (const hint of misspeltVariables(process.env)) log.warn({ hint }, 'misspelt variable');
  const root = join(import.meta.dirname, '..');
  const file = new URL('../build/server/index.js', import.meta.url).href;
  const build = (await import(file)) as ServerBuild;
  const app = { build, assets: join(root, 'build/client'), file };
  const running = await runWavu({ environment, log, app, onFailedRestart: fail });
  const wavu = running.current();
  log.info(
    {
      ...readVersion(),
      engine: environment.DATABASE_URL ? 'postgres' : 'sqlite',
      data: environment.DATA_DIR,
      listening: wavu.url,
    },
    'started',
  );
  print(`Wavu is at ${environment.PUBLIC_URL ?? wavu.url}`);
  if (wavu.isHall) hallStartLines(wavu.url).forEach(print);
  if (wavu.firstAdmin) {
    const { email, password } = wavu.firstAdmin;
    print(`Administrator: ${email}, password: ${password} (shown this once)`);
  }
  const address = environment.PUBLIC_URL ?? wavu.url;
  if (wavu.setupCode) {
    print(howToSetUp(address, wavu.setupCode));
    print(howToRestore(address, wavu.setupCode));
  } else if (!wavu.hasAdmin) print(HOW_TO_ADD_ADMIN);

  let stopping = false;
  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // A request that does not end must not keep the process.
    setTimeout(() => {
      log.warn({ afterMs: STOP_MS }, 'stopped before every request had ended');
      process.exit(0);
    }, STOP_MS).unref();
    await running.stop();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  fail(error);
}
