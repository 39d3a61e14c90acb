import type { Restored } from '#contract/administration/restore-calls.ts';
import type { Text } from '#contract/text/text.ts';
import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { StorageSettings } from '#server/platform/files/open-storage.ts';

export type RestoreTask = {
  place: DatabasePlace;
  pictures: StorageSettings;
  /** A folder of this restore alone, in which the file lies; a new database is made beside it. */
  folder: string;
  now: number;
};

export type RestoreOutcome =
  /** The file cannot be restored; nothing was changed. */
  | { refused: Text }
  /** `incoming`: the database that is to take the place of SQLite's file; PostgreSQL has the rows already. */
  | { restored: Restored; incoming: string | undefined };

/** The name of the file that was sent. */
export const UPLOAD = 'upload';
