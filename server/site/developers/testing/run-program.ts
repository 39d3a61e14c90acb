import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProgramFile } from '../queries.ts';

export type RunningProgram = {
  /** The lines that it has printed until now. */
  lines: string[];
  /** Resolves once a line has come for which `isWanted` holds. */
  printed: (isWanted: (lines: readonly string[]) => boolean) => Promise<void>;
  /** Resolves with the lines when it has ended by itself; rejects with what it said of a fault. */
  ended: Promise<string[]>;
  stop: () => void;
};

/** Starts a program of the page `/developers` as its first lines say. */
export function runProgram(
  name: ProgramFile,
  args: readonly string[],
  environment: Record<string, string> = {},
): RunningProgram {
  const path = fileURLToPath(new URL(`../files/${name}`, import.meta.url));
  return runFile(process.execPath, [path, ...args], environment);
}

export function runFile(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): RunningProgram {
  const child = spawn(command, args, { env: { ...process.env, ...environment } });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  let fault = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = `${rest}${text}`.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const look of waiting) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    fault += text;
  });
  const ended = new Promise<string[]>((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGTERM') resolve(lines);
      else reject(new Error(`${args.join(' ')} ended with ${code}: ${fault}`));
    });
  });
  return {
    lines,
    ended,
    printed: (isWanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!isWanted(lines)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        ended.then(
          () => reject(new Error(`it ended before: ${lines.join(' | ')} ${fault}`)),
          reject,
        );
      }),
    stop: () => child.kill('SIGTERM'),
  };
}
