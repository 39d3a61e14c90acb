import { randomUUID } from 'node:crypto';
import type { Vault } from '#server/platform/config/vault.ts';
import { cookiePrefix } from './cookie-names.ts';

const NAME = 'wavu.device';
const LIFE_SECONDS = 180 * 24 * 60 * 60;

/**
 * Marks a browser in which the owner of an account has signed in. Guessing from elsewhere locks the
 * account for others, and not for this browser: it has tries of its own.
 */
export type KnownDevices = {
  /** The value of a `Set-Cookie` header for the browser of this account. */
  remember: (account: string, now: number) => string;
  /** The browser's own name, where its cookie is ours and of this account. */
  find: (headers: Headers, account: string, now: number) => string | undefined;
};

/** @param markOf stands for an address: the cookie shows nobody whose browser it is */
export function createKnownDevices(
  vault: Vault,
  markOf: (account: string) => string,
  isSecure: boolean,
): KnownDevices {
  const name = `${cookiePrefix(isSecure)}${NAME}`;
  const flags = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    remember(account, now) {
      const until = now + LIFE_SECONDS * 1000;
      return `${name}=${vault.seal([markOf(account), until, randomUUID()].join(' '))}; ${flags}`;
    },
    find(headers, account, now) {
      const cookies = headers.get('cookie')?.split('; ') ?? [];
      const cookie = cookies.find((cookie) => cookie.startsWith(`${name}=`));
      const [mark, until, id] = vault.open(cookie?.slice(name.length + 1) ?? '')?.split(' ') ?? [];
      return mark === markOf(account) && Number(until) > now ? id : undefined;
    },
  };
}
