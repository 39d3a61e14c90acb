import type { Messages } from '#app/messages/messages.ts';
import type { StoredRequest } from '#contract/seats/seat.ts';

/** A request without its team, such as `out 5 in 12, out 1 in 7`. */
export function requestText(
  { request }: Pick<StoredRequest, 'request'>,
  words: Messages['seats'],
): string {
  if (request.kind === 'timeout') return words.timeout;
  if (request.kind === 'libero') {
    return words.libero[request.action](request.libero, request.player);
  }
  return request.pairs.map((pair) => words.outIn(pair.out, pair.in)).join(', ');
}
