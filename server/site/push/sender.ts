import { createHash } from 'node:crypto';
import { type ClientHttp2Session, constants } from 'node:http2';
import { isIP } from 'node:net';
import { createService, type Service, type Vapid, WAIT_MS } from './service-connection.ts';
import { webPush } from './web-push.ts';

export type Recipient = { endpoint: string; keys: { p256dh: string; auth: string } };

export type Parcel = {
  text: string;
  /** A message that waits at the push service is replaced by a later one of the same tag. */
  tag: string;
  seconds: number;
};

/** `later`: the push service asks to wait, or does not answer; `gone`: the subscription has ended. */
export type Outcome =
  | { is: 'sent' | 'gone' }
  | { is: 'refused'; reason: string }
  | { is: 'later'; reason: string; waitMs?: number };

export type SenderOptions = {
  vapid: Vapid;
  /** For tests: the authority that signed a push service on this machine, which is reached too. */
  localAuthority?: string | undefined;
  timeoutMs?: number;
};

/** The reason of an outcome where the service was not asked, because it does not answer. */
export const LEFT_ALONE = 'waiting';

const MOST_AT_ONCE = 100;
/**
 * Sends encrypted messages by RFC 8030, 8291 and 8292: one connection and one signed token for each
 * push service, many messages at once on it.
 */
export function createSender({ vapid, localAuthority, timeoutMs = 5000 }: SenderOptions) {
  const services = new Map<string, Service>();

  function serviceAt(origin: string): Service {
    const service = services.get(origin) ?? createService(origin, vapid, localAuthority);
    services.set(origin, service);
    return service;
  }

  async function post(to: Recipient, { text, tag, seconds }: Parcel): Promise<Outcome> {
    const { origin, hostname, pathname, search } = new URL(to.endpoint);
    // A number as a host would go past the lookup.
    if (isIP(hostname.replace(/^\[|\]$/g, ''))) return { is: 'gone' };
    const service = serviceAt(origin);
    const closedMs = service.closedMs();
    if (closedMs > 0) return { is: 'later', reason: LEFT_ALONE, waitMs: closedMs };
    const body = encrypt(to, text);
    if (body === undefined) return { is: 'refused', reason: 'bad keys' };
    const headers = {
      ':method': 'POST',
      ':path': pathname + search,
      authorization: service.authorization(),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      ttl: seconds,
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      urgency: 'high',
    };
    try {
      const answer = await request(service.session(), headers, body, timeoutMs);
      const outcome = outcomeOf(answer);
      const waitMs = outcome.is === 'later' ? (outcome.waitMs ?? WAIT_MS) : 0;
      service.answered(answer.status === 429 ? waitMs : 0);
      return outcome;
    } catch (error) {
      service.failed();
      return { is: 'later', reason: reasonOf(error) };
    }
  }

  return {
    post,
    /** @returns the outcome of each, in their order */
    async postAll(parcels: readonly (readonly [Recipient, Parcel])[]): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      let next = 0;
      async function work() {
        while (next < parcels.length) {
          const index = next;
          next += 1;
          outcomes[index] = await post(...parcels[index]!);
        }
      }
      await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
      return outcomes;
    },
    close() {
      for (const service of services.values()) service.close();
      services.clear();
    },
  };
}

/** Undefined where the keys of the device are none. */
function encrypt({ keys }: Recipient, text: string): Buffer | undefined {
  try {
    return webPush().encrypt(keys.p256dh, keys.auth, text, 'aes128gcm').cipherText;
  } catch {
    return undefined;
  }
}

type Answer = { status: number; retryAfter: string | undefined };

function request(
  session: ClientHttp2Session,
  headers: Record<string, string | number>,
  body: Buffer,
  timeoutMs: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const stream = session.request(headers);
  const late = setTimeout(() => {
    stream.close(constants.NGHTTP2_CANCEL);
    reject(new Error('no answer'));
  }, timeoutMs);
  stream.on('response', (answer) => {
    const retryAfter = answer['retry-after'];
    resolve({ status: Number(answer[':status']), retryAfter: retryAfter?.toString() });
  });
  stream.on('error', reject);
  stream.on('close', () => reject(new Error('connection closed')));
  stream.resume();
  stream.end(body);
  return promise.finally(() => clearTimeout(late));
}

function outcomeOf({ status, retryAfter }: Answer): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== 429 && status < 500) return { is: 'refused', reason: `status ${status}` };
  const seconds = Number(retryAfter);
  const waitMs = seconds > 0 ? Math.min(seconds, 3600) * 1000 : undefined;
  return { is: 'later', reason: `status ${status}`, ...(waitMs ? { waitMs } : {}) };
}

/** Never the address: it may be read in logs and in the administration. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (message === 'not a public address' || message === 'no answer') return message;
  return code ?? 'connection closed';
}
