import { join } from 'node:path';
import type { Environment } from '#server/platform/config/environment.ts';
import { s3Storage } from './s3-storage.ts';
import { diskStorage, type Storage } from './storage.ts';

/** The settings that decide where pictures are stored. */
export type StorageSettings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'DATA_DIR'
>;

/** The place where pictures are kept: in a bucket where one is named, else beside the data. */
export function openStorage(environment: StorageSettings): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, DATA_DIR } = environment;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    return s3Storage({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
    });
  }
  return diskStorage(join(DATA_DIR, 'files'));
}
