import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';

export type S3Settings = {
  /** Such as `https://s3.example.org`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/** Files in a bucket of an S3-compatible store, for installations of many nodes. */
export function s3Storage({ endpoint, bucket, accessKey, secretKey }: S3Settings): Storage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    // Stores of one's own have no regions, and take the name of the first.
    region: 'us-east-1',
    retries: 3,
  });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function request(method: string, key: string, body?: Uint8Array): Promise<Response> {
    const type = { 'content-type': 'image/webp' };
    const init = body === undefined ? {} : { body: new Uint8Array(body), headers: type };
    return client.fetch(`${base}/${key}`, { method, ...init });
  }

  /** The words of the store stay in our log; keys and secrets are not in it. */
  function failed(answer: Response, method: string, key: string): Error {
    return new Error(`The file store answered ${answer.status} to ${method} ${key}.`);
  }

  return {
    async put(key, bytes) {
      const answer = await request('PUT', key, bytes);
      await answer.arrayBuffer();
      if (!answer.ok) throw failed(answer, 'PUT', key);
    },
    async get(key) {
      const answer = await request('GET', key);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw failed(answer, 'GET', key);
      return bytes;
    },
    async remove(key) {
      const answer = await request('DELETE', key);
      await answer.arrayBuffer();
      if (!answer.ok && answer.status !== 404) throw failed(answer, 'DELETE', key);
    },
  };
}
