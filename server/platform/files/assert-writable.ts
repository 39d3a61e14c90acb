import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends a start on a folder or a file that takes no writes: without it everything seems well until the
 * first point is scored.
 */
export function assertWritable(folder: string, files: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const probe = join(folder, `.probe-${process.pid}`);
  closeSync(openSync(probe, 'w'));
  rmSync(probe);
  for (const file of files) if (existsSync(file)) closeSync(openSync(file, 'r+'));
}
