import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's argon2id floor: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w-]{11,86})\$([\w-]{22,86})$/;
/** The most work that a row of the database may cause at one sign-in. */
const MAX_MEMORY = 262_144;
const MAX_PASSES = 10;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

function tag(password: string, nonce: Buffer, cost = COST): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
}

/** The password as it is kept: PHC string of argon2id with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce);
  return `${PREFIX}${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Also for hashes that were made with another cost than today's. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, m, t, p, nonce = '', expected = ''] = PHC.exec(hash) ?? [];
  const expectedHash = Buffer.from(expected, 'base64url');
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  if (expectedHash.length < 16 || cost.memory > MAX_MEMORY || cost.passes > MAX_PASSES)
    return false;
  const parameters = { ...cost, tagLength: expectedHash.length };
  const found = await tag(password, Buffer.from(nonce, 'base64url'), parameters);
  return found.length === expectedHash.length && timingSafeEqual(found, expectedHash);
}

/** Whether a hash that fits is to be made anew, at today's cost. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}
