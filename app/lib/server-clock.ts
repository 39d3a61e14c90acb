/** A clock that is nearer to the server's than this is believed: an answer tells whole seconds. */
const CLOCK_ERROR_MS = 2000;

/**
 * The lead of the server's clock over this device's, milliseconds: 0 where the two agree, or the
 * answer does not tell. A TV may be hours wrong, and what it counts down began by another clock.
 *
 * @param sentAt when the question was sent, and `heard` when it was answered, by this device's clock
 */
export function clockOffset(headers: Headers, sentAt: number, receivedAt: number): number {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serverTime)) return 0;
  const offset = Math.round(serverTime + 500 - (sentAt + receivedAt) / 2);
  return Math.abs(offset) < CLOCK_ERROR_MS ? 0 : offset;
}
