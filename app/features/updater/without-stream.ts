import type { LiveScore } from '#contract/matches/live.ts';

/**
 * The fallback without a stream: the line of the match is requested as often as the server says,
 * and a stream less and less often. Many are refused at the same moment, so all of it is spread.
 */

const RETRY_MS = 8000;
const MAX_TRIES = 5;
const USUAL_SECONDS = 10;

let since = 0;
let tries = 0;
let nextTry = 0;
let nextAsk = 0;

export type LivePage = {
  connect: (data: DOMStringMap) => void;
  refresh: () => void;
  /** `serverNow` in epoch milliseconds. */
  take: (line: LiveScore, serverNow: number) => void;
};

function spread(ms: number): number {
  return Date.now() + ms * (0.5 + Math.random());
}

/**
 * Looked at every two seconds.
 *
 * @param isRefused the browser does not come back by itself
 * @param downSince when the stream was lost: another one counts anew
 */
export function stepIn(
  data: DOMStringMap,
  isRefused: boolean,
  downSince: number,
  page: LivePage,
): void {
  if (since !== downSince) {
    // Refused again at once, it is still the same trouble.
    if (downSince - nextTry > RETRY_MS) tries = 0;
    since = downSince;
    nextTry = spread(RETRY_MS * 2 ** tries);
  }
  if (isRefused && Date.now() > nextTry) {
    tries = Math.min(tries + 1, MAX_TRIES);
    nextTry = spread(RETRY_MS * 2 ** tries);
    page.connect(data);
  }
  if (document.hidden || Date.now() < nextAsk) return;
  if (data.live !== 'all') void fetchLine(data.live ?? '', page);
  else {
    nextAsk = spread(2 * RETRY_MS * 2 ** tries);
    page.refresh();
  }
}

/** The match as it stands. */
export async function fetchLine(match: string, page: LivePage): Promise<void> {
  nextAsk = spread(USUAL_SECONDS * 1000);
  // Out of reach it is asked for again.
  const response = await fetch(`/api/v1/matches/${match}/line`).catch(() => undefined);
  if (!response) return;
  const { headers } = response;
  nextAsk = spread((Number(headers.get('retry-after')) || USUAL_SECONDS) * 1000);
  if (response.ok) {
    page.take((await response.json()) as LiveScore, Date.parse(headers.get('date') ?? ''));
  }
}
