import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's argon2id floor: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

function tag(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
}

/** The password as it is kept: PHC string of argon2id with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `${PREFIX}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  if (!hash.startsWith(PREFIX)) return false;
  const [nonce = '', expected = ''] = hash.slice(PREFIX.length).split('$');
  const found = await tag(password, Buffer.from(nonce, 'base64url'));
  const wanted = Buffer.from(expected, 'base64url');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}
