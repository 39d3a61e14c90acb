import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { readPlaces } from '../../../server/cli/read-places.ts';
import { runCommand } from '../../../server/cli/run-command.ts';
import { readEnvironment } from '../../../server/platform/config/environment.ts';
import { type RunningWavu, runWavu } from '../../../server/run.ts';
import type { Answer, Question } from './messages.ts';

// Several servers one after the other in a process that has loaded the program once.

const root = join(import.meta.dirname, '../../..');
const file = pathToFileURL(join(root, 'build/server/index.js')).href;
const build = (await import(file)) as ServerBuild;
const app = { build, assets: join(root, 'build/client'), file };
const running = new Map<string, RunningWavu>();

function answer(message: Answer): void {
  process.send?.(message);
}

async function startServer(env: Record<string, string>): Promise<string> {
  const url = env.PUBLIC_URL!;
  const environment = readEnvironment(env);
  const log = pino(
    { level: environment.LOG_LEVEL },
    { write: (line) => answer({ url, log: line }) },
  );
  running.set(url, await runWavu({ environment, log, app, onFailedRestart: fail }));
  return '';
}

async function stopServer(url: string): Promise<string> {
  await running.get(url)?.stop();
  running.delete(url);
  return '';
}

async function command(env: Record<string, string>, args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const errors: string[] = [];
  const print = (line: string) => void lines.push(`${line}\n`);
  const printError = (line: string) => void errors.push(`${line}\n`);
  const context = () => ({
    ...readPlaces(readEnvironment(env)),
    now: Date.now,
    print,
    readLine: async () => '',
  });
  const code = await runCommand(args, context, printError, print);
  if (code === 0) return lines.join('');
  throw new Error(`wavu ${args[0]} failed.\n${lines.join('')}${errors.join('')}`);
}

function carryOut(question: Question): Promise<string> {
  switch (question.type) {
    case 'start':
      return startServer(question.env);
    case 'stop':
      return stopServer(question.url);
    case 'command':
      return command(question.env, question.args);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

process.on('message', async (question: Question) => {
  try {
    answer({ id: question.id, printed: await carryOut(question) });
  } catch (error) {
    answer({ id: question.id, error: String(error instanceof Error ? error.stack : error) });
  }
});
process.once('disconnect', () => process.exit(0));
