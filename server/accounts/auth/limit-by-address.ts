import { textOf } from '#contract/text/text.ts';
import { tooMany } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createTryLimit } from './try-limit.ts';

const WINDOW_MS = 15 * 60 * 1000;

type Request = { var: ApiEnv['Variables']; env: ApiEnv['Bindings'] };

/**
 * Counts the calls of an address that need no account. Many people share one behind a mobile network.
 *
 * @param most calls in a quarter of an hour
 * @returns counts a call; throws too-many with the seconds to wait
 */
export function limitByAddress(most: number, trustProxy: number): (c: Request) => void {
  const calls = createTryLimit(most, WINDOW_MS);
  return ({ var: { now }, env }) => {
    const address = clientAddress(env?.incoming, trustProxy);
    const wait = calls.waitSeconds(address, now);
    if (wait > 0) throw tooMany(textOf('limit.aMoment'), wait);
    calls.failed(address, now);
  };
}
