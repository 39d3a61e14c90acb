import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { checkedLookup, isNamed, NOT_PUBLIC, type Resolve } from './public-connection.ts';
import { signatureOf } from './signature.ts';

/** A delivery as it goes out. */
export type Letter = {
  id: string;
  address: string;
  secrets: readonly string[];
  body: string;
  /** The answer says something that is needed: of receivers that are no plain webhooks. */
  readsAnswer?: boolean;
};

/** `gone`: the receiver wants no more; `failed`: it is tried again. */
export type Outcome = { answer?: string } & (
  | { is: 'sent' | 'gone'; status: number }
  | { is: 'failed'; status: number | null; error: string }
);

export type PosterOptions = {
  allowsHttp: boolean;
  timeoutMs?: number;
  /** For tests: receivers on this machine are reached, too. */
  allowsLocal?: boolean;
  /** For tests: names in place of the system's. */
  resolve?: Resolve;
};

const TIMEOUT_MS = 15_000;
/** After so much of an answer the connection ends, whether it is read or not. */
const MOST_ANSWER_BYTES = 64 * 1024;

/** Posts deliveries. Redirects are failures: the address after one was never checked. */
export function createPoster(options: PosterOptions) {
  const { allowsHttp, timeoutMs = TIMEOUT_MS, allowsLocal, resolve } = options;
  const lookup = checkedLookup(allowsLocal ? () => true : undefined, resolve);
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, timeout: timeoutMs }),
    'https:': new HttpsAgent({ keepAlive: true, timeout: timeoutMs }),
  };

  async function post(letter: Letter, now: number): Promise<Outcome> {
    const url = new URL(letter.address);
    const isHttp = url.protocol === 'http:';
    if (!isNamed(url)) return { is: 'failed', status: null, error: NOT_PUBLIC };
    if (isHttp && !allowsHttp) return { is: 'failed', status: null, error: 'not https' };
    const seconds = Math.floor(now / 1000);
    const signature = signatureOf(letter.secrets, { ...letter, seconds });
    const request = (isHttp ? httpRequest : httpsRequest)(url, {
      method: 'POST',
      agent: isHttp ? agents['http:'] : agents['https:'],
      lookup,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(letter.body),
        'user-agent': 'Wavu',
        'webhook-id': letter.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signature,
      },
    });
    const { promise, resolve: answered, reject } = Promise.withResolvers<Outcome>();
    request.on('response', (response) => {
      const outcome = outcomeOf(response.statusCode!);
      if (!letter.readsAnswer) {
        dropBody(response);
        answered(outcome);
        return;
      }
      readBody(response).then((answer) => answered({ ...outcome, answer }), reject);
    });
    request.on('error', reject);
    request.end(letter.body);
    return promise.catch(
      (error: unknown): Outcome => ({ is: 'failed', status: null, error: reasonOf(error) }),
    );
  }

  return {
    post,
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function dropBody(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) response.destroy();
  });
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) throw new Error('long answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent', status };
  if (status === 410) return { is: 'gone', status };
  return { is: 'failed', status, error: `status ${status}` };
}

/** Never the address: it may be a secret. */
function reasonOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (message === NOT_PUBLIC) return message;
  if (name === 'AbortError' || name === 'TimeoutError') return 'no answer';
  return code ?? 'connection closed';
}
