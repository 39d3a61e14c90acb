import type { LiveScore } from '#contract/matches/live.ts';
import { announce } from './bells.ts';
import { parseLine } from './live-change.ts';
import { patchMatch } from './patch-match.ts';
import { refreshMain } from './swap-main.ts';

const POLL_MS = 15_000;
const SILENCE_MS = 12_000;
const RETRY_MS = 8_000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;
/** `id: `, `event: score`, `data: ` and line ends around what a message says. */
const FRAME_BYTES = 28;

/** From `followLive` on. */
let stream: EventSource;
let downSince = 0;
let heard = 0;
let lastPoll = 0;
let pending: ReturnType<typeof setTimeout> | undefined;
/** Matches that are not listed here: read the page once for each that goes live, not for each point. */
const unlisted = new Set<string>();
/** The newest lines, with the moment of their coming. */
let recent: { at: number; line: LiveScore }[] = [];

let streamed = 0;

/** The bytes that the stream has brought; the browser does not count them while it is open. */
export function streamedBytes(): number {
  return streamed;
}

/** The line has been down for long enough to say so. */
export function isWaiting(): boolean {
  return downSince > 0 && Date.now() - downSince > 3000;
}

/** Follows what `<main data-live>` names, `all` or one match, for as long as the page is open. */
export function followLive(): void {
  const main = document.querySelector<HTMLElement>('main[data-live]');
  if (!main) return;
  connect(main.dataset);
  setInterval(watch, 2000);
  addEventListener('swapped', (event) => catchUp((event as CustomEvent<number>).detail));
  addEventListener('pagehide', () => stream.close());
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    refresh();
    connect({ ...main.dataset, after: undefined });
  });
}

function connect({ live, after }: { live?: string; after?: string }): void {
  stream?.close();
  const query = new URLSearchParams();
  if (live && live !== 'all') query.set('match', live);
  if (after) query.set('after', after);
  stream = new EventSource(`/api/v1/live?${query}`);
  heard = Date.now();
  stream.addEventListener('open', hear);
  stream.addEventListener('beat', hear);
  stream.addEventListener('error', () => {
    downSince ||= Date.now();
  });
  stream.addEventListener('resync', refresh);
  stream.addEventListener('score', ({ data, lastEventId }) => {
    streamed += FRAME_BYTES + data.length + lastEventId.length;
    const line = parseLine(data);
    if (!line) return;
    announce(line);
    recent = [...recent.slice(-49), { at: performance.now(), line }];
    const step = patchMatch(line);
    const name = `${line.id} ${line.s}`;
    const isNews = step === 'absent' && !unlisted.has(name);
    if (isNews) unlisted.add(name);
    if (step === 'reload' || (isNews && document.querySelector('main[data-news]'))) refresh();
  });
}

function hear(): void {
  heard = Date.now();
  downSince = 0;
}

/** A page that was asked for before a line came may not show it yet. */
function catchUp(asked: number): void {
  for (const { at, line } of recent) {
    if (at > asked && patchMatch(line) === 'reload') refresh();
  }
}

/** A browser reconnects by itself unless it was refused; meanwhile the page is read every 15 s. */
function watch(): void {
  const now = Date.now();
  // No browser says that a line is dead which nobody has closed, such as that of a phone out of reach.
  if (now - heard > DEAD_MS) {
    stream.close();
    downSince ||= heard;
  }
  if (stream.readyState < 2 && (downSince === 0 || now - downSince < SILENCE_MS)) return;
  if (stream.readyState === 2 && now - downSince > RETRY_MS) {
    downSince = now;
    const main = document.querySelector<HTMLElement>('main[data-live]');
    // The old version asks for everything since, or for a resync.
    if (main) connect(main.dataset);
  }
  if (document.hidden || now - lastPoll < POLL_MS) return;
  lastPoll = now;
  refreshMain();
}

/** Spread over half a second, so that the end of a set is no stampede. */
function refresh(): void {
  clearTimeout(pending);
  pending = setTimeout(refreshMain, 50 + Math.random() * 450);
}
