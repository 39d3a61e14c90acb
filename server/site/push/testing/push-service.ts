import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { LOCAL_CERTIFICATE } from './local-certificate.ts';

/** A browser that has subscribed: its private key opens what arrives. */
export type Browser = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  received: { text: any; topic: string; ttl: number }[];
  /** Answers of the service in its place, the next one first; without any it is 201. */
  answers: Answer[];
};

type Answer = { status: number; retryAfter?: number } | 'hang' | 'reset';

/**
 * A push service as RFC 8030 has it: it checks the signature of whoever sends (RFC 8292) and opens each
 * message as the browser would (RFC 8291). Faults of the sender are thrown by `stop`.
 */
export async function startPushService(expected: { publicKey: string; subject: string }) {
  const browsers = new Map<string, Browser & { decrypted: (body: Buffer) => string }>();
  const faults: string[] = [];
  const server: Http2SecureServer = createSecureServer(LOCAL_CERTIFICATE);
  const sessions = new Set<{ destroy: () => void }>();
  let posts = 0;
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => undefined);
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      posts += 1;
      const fault = faultOf(String(headers.authorization), origin(), expected);
      if (fault) faults.push(fault);
      const browser = browsers.get(String(headers[':path']));
      if (!browser) return answer(stream, { status: 404 });
      const next = browser.answers.shift() ?? { status: 201 };
      if (next === 'hang') return;
      if (next === 'reset') return stream.close(2);
      if (next.status === 201) {
        const text = JSON.parse(browser.decrypted(Buffer.concat(chunks)));
        browser.received.push({ text, topic: String(headers.topic), ttl: Number(headers.ttl) });
      }
      answer(stream, next);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    authority: LOCAL_CERTIFICATE.cert,
    posts: () => posts,
    subscribe(): Browser {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const browser = {
        endpoint: origin() + path,
        keys: { p256dh, auth },
        received: [],
        answers: [],
        decrypted: (body: Buffer) =>
          decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString(),
      };
      browsers.set(path, browser);
      return browser;
    },
    async stop() {
      for (const session of sessions) session.destroy();
      server.close();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

function answer(stream: ServerHttp2Stream, { status, retryAfter }: Exclude<Answer, string>) {
  if (stream.destroyed) return;
  const wait = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  stream.respond({ ':status': status, ...wait });
  stream.end();
}

/** `vapid t=<token>, k=<key>`: signed by the key, for this service, for a day at most. */
function faultOf(header: string, origin: string, expected: { publicKey: string; subject: string }) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (key !== expected.publicKey) return `another key: ${key}`;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `for another service: ${aud}`;
  if (exp > Date.now() / 1000 + 24 * 3600 || exp < Date.now() / 1000) return `expires at ${exp}`;
  return sub === expected.subject ? undefined : `from ${sub}`;
}
