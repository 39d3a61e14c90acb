/**
 * The lead of the server's clock over the phone's, in milliseconds. Not a number until the server
 * has been heard: then nothing is counted by the phone's own.
 */
export const clock = { ahead: Number.NaN };

/** The server's time, in epoch milliseconds. */
export function setClock(now: number): void {
  clock.ahead = now - Date.now();
}
