import { textOf } from '#contract/text/text.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A file never takes the place of a log. */
export function refuseBegun({ seq }: MatchRow): void {
  if (seq === 0) return;
  throw new AppError('CONFLICT', textOf('matchFile.logThere'));
}
