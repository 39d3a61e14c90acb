import { fetchLine, type LivePage } from './without-stream.ts';

/** All readers of an edge notice the same gap at the same moment. */
const HEAL_OVER_MS = 4000;

/**
 * Our own streams have no gaps. An edge in front may have lost lines while it was cut off, and knows
 * nothing of versions: what it brings next tells by its version that something is missing. Then a match
 * is asked for as it stands; a page of all matches is read again.
 *
 * @param liveState the version of the room that the page shows, and goes on being kept by the page
 */
export function watchGaps(
  stream: EventSource,
  data: DOMStringMap,
  liveState: { room: number },
  page: LivePage,
): void {
  let known = liveState.room || Number(data.after) || 0;

  function heal(): void {
    if (data.live === 'all') page.refresh();
    else void fetchLine(data.live ?? '', page);
  }

  const healSoon = () => void setTimeout(heal, Math.random() * HEAL_OVER_MS);

  function notice({ type, lastEventId }: MessageEvent): void {
    const version = Number(lastEventId);
    const isExpected = version <= known + Number(type === 'score');
    // A resync has the page read again by itself.
    if (known > 0 && !isExpected && type !== 'resync') healSoon();
    known = Math.max(known, version);
    liveState.room = known;
  }

  for (const type of ['score', 'beat', 'resync']) stream.addEventListener(type, notice);
  // An edge says neither the time nor what happened before the page came to it.
  if (data.live !== 'all') healSoon();
}
