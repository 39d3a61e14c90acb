import { join } from 'node:path';
import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { type BackupStore, backupBucket, backupFolder } from './backup-store.ts';
import type { BackupSettings } from './daily-backups.ts';
import { requestBackup } from './request-backup.ts';

/** The places where this installation puts its copies. */
export function backupSettings(
  environment: Environment,
  log: BackupSettings['log'],
): BackupSettings {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  return {
    place: databasePlace(environment),
    pictures: { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY },
    folder: join(DATA_DIR, 'backups'),
    stores: storesOf(environment),
    make: requestBackup,
    log,
  };
}

function storesOf(environment: Environment): BackupStore[] {
  const { BACKUP_DIR, BACKUP_S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = environment;
  const stores = BACKUP_DIR ? [backupFolder(BACKUP_DIR)] : [];
  if (BACKUP_S3_BUCKET && S3_ENDPOINT && S3_ACCESS_KEY && S3_SECRET_KEY) {
    stores.push(
      backupBucket({
        endpoint: S3_ENDPOINT,
        bucket: BACKUP_S3_BUCKET,
        accessKey: S3_ACCESS_KEY,
        secretKey: S3_SECRET_KEY,
      }),
    );
  }
  return stores;
}
