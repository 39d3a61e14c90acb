import type { DatabasePlace } from '#server/platform/db/connect.ts';
import type { StorageSettings } from '#server/platform/files/open-storage.ts';

export type BackupTask = {
  place: DatabasePlace;
  pictures: StorageSettings;
  /** The file that is written. */
  target: string;
  now: number;
};
