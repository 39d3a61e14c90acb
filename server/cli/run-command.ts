import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { textOf } from '#contract/text/text.ts';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { tokenAdd } from './accounts/token-add.ts';
import { tokenEnd } from './accounts/token-end.ts';
import { userAdd } from './accounts/user-add.ts';
import { userLink } from './accounts/user-link.ts';
import { userOneStep } from './accounts/user-one-step.ts';
import { userPassword } from './accounts/user-password.ts';
import { userShow } from './accounts/user-show.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { type Command, type CommandContext, FindingError, UsageError } from './command.ts';
import { dataLoad, dataWrite } from './data.ts';
import { demo } from './demo.ts';
import { exportData } from './export.ts';
import { hallReturn } from './hall-return.ts';
import { hallTake } from './hall-take.ts';
import { importData } from './import.ts';
import { mailTest } from './mail-test.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { retention } from './retention.ts';
import { version } from './version.ts';

const COMMANDS: readonly Command[] = [
  userAdd,
  userShow,
  userPassword,
  userLink,
  userOneStep,
  tokenAdd,
  tokenEnd,
  demo,
  exportData,
  importData,
  backup,
  restore,
  move,
  dataWrite,
  dataLoad,
  check,
  retention,
  mailTest,
  hallTake,
  hallReturn,
  version,
];

const HELP = ['Commands:', ...COMMANDS.map((command) => `  ${command.usage}`)].join('\n');

/** @returns the exit code: 0 done, 1 it failed or found something, 2 called wrongly */
export async function runCommand(
  argv: readonly string[],
  context: () => CommandContext,
  printError: (line: string) => void,
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  if (argv.length === 0 || argv[0] === 'help' || argv[0] === '--help') {
    print(HELP);
    return argv.length === 0 ? 2 : 0;
  }
  const command = COMMANDS.find(({ name }) => {
    const words = name.split(' ');
    return words.every((word, index) => argv[index] === word);
  });
  if (!command) {
    printError(`There is no command '${argv.slice(0, 2).join(' ')}'. 'help' lists them.`);
    return 2;
  }
  try {
    const input = readArguments(command, argv);
    const found = context();
    if ((command.database ?? 'existing') === 'existing') assertDatabase(found.place);
    await command.run(found, input);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${command.name}: ${error.message}. Usage: ${command.usage}`);
      return 2;
    }
    if (error instanceof FindingError) return 1;
    printError(`${command.name}: ${sentenceOf(error)}`);
    return 1;
  }
}

function readArguments(command: Command, argv: readonly string[]) {
  const args = argv.slice(command.name.split(' ').length);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: command.options ?? {},
      allowPositionals: true,
    });
    const expectedFiles = command.files ?? 0;
    if (positionals.length !== expectedFiles) {
      throw new UsageError(
        expectedFiles === 0
          ? `unexpected '${positionals[0]}'`
          : `missing ${command.usage.split(' ').at(-1)}`,
      );
    }
    return { options: values as Record<string, string | undefined>, files: positionals };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(sentenceOf(error).replace(/\.$/, ''));
  }
}

/** A command in the wrong folder would else work on an empty database without a word. */
function assertDatabase(place: DatabasePlace): void {
  if (!('file' in place) || existsSync(place.file)) return;
  throw new AppError('NOT_FOUND', textOf('installation.noDatabase', { file: place.file }));
}

/** One line, whatever threw. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0]!;
}
