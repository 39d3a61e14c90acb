import { openAsBlob } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { syncToDisk } from '#server/exchange/portable/portable-file.ts';
import type { S3Settings } from '#server/platform/files/s3-storage.ts';

/** A place where copies are kept: apart from the data, or a broken disk takes both. */
export type BackupStore = {
  /** For people: a folder or a bucket. */
  name: string;
  list: () => Promise<string[]>;
  /** Takes over the contents of a finished file. */
  put: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

export function backupFolder(folder: string): BackupStore {
  return {
    name: folder,
    list: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return readdir(folder);
    },
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${name}.unfinished`);
      try {
        await copyFile(file, unfinished);
        await syncToDisk(unfinished);
        await rename(unfinished, join(folder, name));
        await syncToDisk(folder);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** A bucket for copies alone, so that its keys and its versions can be guarded by themselves. */
export function backupBucket({ endpoint, bucket, accessKey, secretKey }: S3Settings): BackupStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region: 'us-east-1',
    retries: 3,
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function ask(method: string, path: string, body?: Blob): Promise<string> {
    const answer = await client.fetch(`${base}${path}`, { method, ...(body ? { body } : {}) });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`The file store answered ${answer.status} to ${method} ${path}.`);
    return text;
  }

  return {
    name: bucket,
    async list() {
      const listing = await ask('GET', '?list-type=2&prefix=wavu-');
      return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
    },
    async put(name, file) {
      // A part of the file at a time is in memory.
      await ask('PUT', `/${name}`, await openAsBlob(file));
      const found = await client.fetch(`${base}/${name}`, { method: 'HEAD' });
      const { size } = await stat(file);
      if (Number(found.headers.get('content-length')) === size) return;
      throw new Error(`The file store has not kept all of ${name}.`);
    },
    remove: async (name) => void (await ask('DELETE', `/${name}`)),
  };
}
