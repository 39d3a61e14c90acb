import { join } from 'node:path';
import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { RestoreSettings } from './api.ts';
import { requestRestore } from './request-restore.ts';

/** The settings by which this installation takes a backup in the browser. */
export function restoreSettings(
  environment: Environment,
  restart: RestoreSettings['restart'],
): RestoreSettings {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  return {
    place: databasePlace(environment),
    pictures: { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY },
    // On the disk of the data: there the finished database only changes its name.
    folder: join(DATA_DIR, 'restore'),
    prepare: requestRestore,
    restart,
  };
}
