import type { Logger } from 'pino';
import { capacityOf, fileLimit } from '#server/platform/config/capacity.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import type { DirectAnswer } from '#server/platform/pages/direct-pages.ts';
import { cutTricklingBodies, limitConnections } from './connection-limits.ts';
import { closeServer, listen } from './listen.ts';

/**
 * Longer than proxies keep a connection that nothing goes over (nginx 1 minute, Caddy 2, load
 * balancers to 10): where we close first, a request that is under way is answered with 502.
 */
const IDLE_BEHIND_PROXY_MS = 11 * 60 * 1000;

/** The number of readers and connections that the open files of this process allow. */
export function findCapacity({ MAX_READERS, READERS_PER_ADDRESS }: Environment, log: Logger) {
  const requested = { readers: MAX_READERS, readersPerAddress: READERS_PER_ADDRESS };
  const capacity = capacityOf(fileLimit(), requested);
  const { readers } = capacity;
  if (MAX_READERS && readers < MAX_READERS) log.warn({ readers }, 'MAX_READERS is above the files');
  return capacity;
}

/** @param opened takes how the server is closed again */
export async function listenWithLimits(
  { HOST, PORT, TRUST_PROXY }: Environment,
  answer: { fetch: Parameters<typeof listen>[0]; direct: DirectAnswer | undefined },
  { connections, connectionsPerAddress }: ReturnType<typeof capacityOf>,
  opened: AsyncDisposableStack,
): Promise<number> {
  const listening = await listen(answer.fetch, HOST, PORT, answer.direct);
  opened.defer(() => closeServer(listening));
  const ofAddress = TRUST_PROXY === 0 ? connectionsPerAddress : undefined;
  limitConnections(listening, { connections, connectionsPerAddress: ofAddress });
  opened.defer(cutTricklingBodies(listening));
  const { server, port } = listening;
  if (TRUST_PROXY > 0) server.keepAliveTimeout = IDLE_BEHIND_PROXY_MS;
  return port;
}
