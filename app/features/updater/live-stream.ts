import type { LiveScore } from '#contract/matches/live.ts';
import { readLine } from '#contract/matches/short-line.ts';
import { setClock } from './clock.ts';
import { patchMatch } from './patch-match.ts';
import { refreshDelay, spreadOf } from './refresh-delay.ts';
import { liveState, refreshMain } from './swap-main.ts';
import { withPart } from './with-part.ts';
import type { LivePage } from './without-stream.ts';

const SILENCE_MS = 12_000;
/** The server is heard every 20 s: the second beat is missing, too. */
const DEAD_MS = 45_000;
const HOUR_MS = 3_600_000;
/** `id:`, `data:` and line ends around the version and what a message says. */
const FRAME_BYTES = 11;

let stream: EventSource | undefined;
let downSince = 0;
let lastMessageAt = 0;
/** The times when a line was last asked for and given. */
let answered = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

let streamed = 0;

/** The bytes that the stream has brought; the browser does not count them while it is open. */
export function streamedBytes(): number {
  return streamed;
}

/** The line has been down for long enough to say so. */
export function isWaiting(): boolean {
  const now = Date.now();
  return downSince > 0 && now - downSince > 3000 && now - answered > DEAD_MS;
}

/** Follows what `<main data-live>` names, `all` or one match, while something on it is live. */
export function followLive(): void {
  watch();
  setInterval(watch, 2000);
  addEventListener('swapped', catchUp);
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh(0);
  });
}

/** Live, or about to be: from an hour before its time on, however late it begins. */
function liveMain(): HTMLElement | null | undefined {
  const main = document.querySelector<HTMLElement>('main[data-live]');
  if (!main || main.querySelector('[data-status=Live]')) return main;
  const times = main.querySelectorAll<HTMLTimeElement>('[data-status^=not] time');
  return [...times].some((time) => Date.parse(time.dateTime) - Date.now() < HOUR_MS)
    ? main
    : undefined;
}

function close(): void {
  stream?.close();
  stream = undefined;
  downSince = 0;
}

function connect(data: DOMStringMap): void {
  stream?.close();
  const opened = new EventSource(`${data.stream}${liveState.room || (data.after ?? '')}`);
  stream = opened;
  if ('edge' in data)
    withPart(import('./edge-stream.ts'), (it) => it.watchGaps(opened, data, liveState, page));
  lastMessageAt = Date.now();
  stream.addEventListener('beat', onLine);
  stream.addEventListener('error', () => {
    downSince ||= Date.now();
  });
  stream.addEventListener('resync', ({ lastEventId }) => {
    // Earlier messages are void: the server sends the current state.
    Object.assign(liveState, { room: Number(lastEventId), lines: {} });
    refresh(500);
  });
  // Short lines have no name, those of an edge have.
  stream.onmessage = hear;
  stream.addEventListener('score', hear);
}

function hear({ data, lastEventId }: MessageEvent<string>): void {
  streamed += FRAME_BYTES + lastEventId.length + data.length;
  const version = Number(lastEventId);
  const line = readLine(data, document.querySelector('main')?.dataset.live ?? '', version);
  if (line) take(line, version);
}

/** @param version of the room that the page follows */
function take(line: LiveScore, version: number): void {
  liveState.onLine?.(line);
  // Of a match that is not listed here: once for each that goes live, not for each point.
  const isNews = liveState.lines[line.id]?.s !== line.s;
  liveState.room = version;
  liveState.lines[line.id] = line;
  const step = patchMatch(line);
  if (step === 'reload') refresh(spreadOf(line));
  else if (step === 'absent' && isNews && document.querySelector('main[data-news]')) refresh(4000);
}

const page: LivePage = {
  connect,
  refresh: refreshMain,
  take(line, serverNow) {
    setClock(serverNow);
    answered = Date.now();
    take(line, line.v);
  },
};

/** Fetched with the first beat, while the line is alive: over a dead line it would not come. */
const withoutStream = () => import('./without-stream.ts');

/** With the first beat, which comes at once, the server says its time. */
function onLine({ data }: MessageEvent<string>): void {
  if (data) setClock(Number(data));
  withPart(withoutStream(), Boolean);
  lastMessageAt = Date.now();
  downSince = 0;
}

/** A page that was asked for before a line came may not show it yet. */
function catchUp(): void {
  for (const line of Object.values(liveState.lines)) {
    if (patchMatch(line) === 'reload') refresh(1000);
  }
}

/** A browser reconnects by itself unless it was refused; what is done meanwhile comes on demand. */
function watch(): void {
  const main = liveMain();
  const now = Date.now();
  if (!main) close();
  else if (!stream) connect(main.dataset);
  else if (now - lastMessageAt > DEAD_MS && !downSince) {
    // No browser says that a line is dead which nobody has closed, such as that of a phone out of reach.
    stream.close();
    downSince = lastMessageAt;
  }
  if (!main || !stream || !downSince) return;
  const isRefused = stream.readyState > 1;
  if (!isRefused && now - downSince < SILENCE_MS) return;
  withPart(withoutStream(), ({ stepIn }) => stepIn(main.dataset, isRefused, downSince, page));
}

function refresh(over: number): void {
  clearTimeout(pending);
  pending = setTimeout(refreshMain, refreshDelay(over));
}
