import { format } from 'node:util';
import type { Logger } from 'pino';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';

/** As the console's methods are meant. */
const LEVELS = [
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const;

/**
 * Everything that is written by anybody becomes a line of the log: libraries that print, warnings of
 * Node, and what ends the process.
 */
export function takeOverOutput(log: Logger): void {
  for (const [method, level] of LEVELS) {
    console[method] = (...parts) => log[level]({ from: 'console' }, format(...parts));
  }
  // Node's own listener prints them as text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node'));
  process.on('uncaughtException', (error) => end(error));
  process.on('unhandledRejection', (error) => {
    // Somebody did not wait for a database that is away: nothing of ours is left half-done by it.
    if (databaseFault(error)) log.error({ err: error }, 'unheard fault of the database');
    else end(error);
  });

  /** Later work could be wrong: the supervisor of the process starts it again. */
  function end(error: unknown): void {
    log.fatal({ err: error }, 'ended by an error that nobody expected');
    process.exit(1);
  }
}
