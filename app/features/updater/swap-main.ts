import type { LiveScore } from '#contract/matches/live.ts';

/** Long for one page on a thin line; a phone out of reach would wait for minutes. */
const PATIENCE_MS = 20_000;
const RETRY_MS = 8000;

let lastHtml = '';
let reading: AbortController | undefined;
let isTapped = false;

/** The newest line of each match, and the version of the room that the page follows. */
export const liveState: {
  room: number;
  lines: Record<string, LiveScore>;
  /** Hears of a line before it is shown. */
  onLine?: (line: LiveScore) => void;
} = { room: 0, lines: {} };

/** Readers who wait for the same thing are spread over time. */
export function spread(ms: number): number {
  return ms * (0.5 + Math.random());
}

/** The page as it stands is read again, unless somebody waits for another one: that is newer. */
export async function refreshMain(wait: unknown = RETRY_MS): Promise<void> {
  if (isTapped) return;
  const outcome = await swapMain(location.href);
  if (outcome === 'lost') setTimeout(refreshMain, spread(Number(wait)), Number(wait) * 2);
}

/** A copy from before what lines had told, such as a cache on the way may hold. */
function isOld(main: Element, known: typeof liveState.lines): boolean {
  const matches = [...main.querySelectorAll<HTMLElement>('[data-match]')];
  return matches.some(({ dataset }) => Number(dataset.v) < (known[dataset.match ?? '']?.v ?? 0));
}

/** The link that was tapped; the last tap counts. */
export async function openMain(address: string): Promise<Outcome> {
  isTapped = true;
  const outcome = await swapMain(address);
  if (outcome !== 'overtaken') isTapped = false;
  return outcome;
}

/** `overtaken`: a later tap goes elsewhere. */
type Outcome = 'shown' | 'refused' | 'lost' | 'overtaken';

/**
 * Reads the middle of an address and puts its `<main>` in place of ours; focus, scroll and opened parts stay.
 * The window hears `swapped`.
 */
async function swapMain(address: string): Promise<Outcome> {
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  setTimeout(() => mine.abort(), PATIENCE_MS);
  let html: string;
  let page: Document;
  let next: HTMLElement | null;
  const main = document.querySelector('main');
  try {
    const url = new URL(address);
    url.searchParams.set('part', 'main');
    for (let wait = 1000; ; wait *= 2) {
      // By its version a cache on the way has nothing older.
      const version = Math.max(liveState.room, Number(main?.dataset.after) || 0);
      if (version) url.searchParams.set('v', String(version));
      const known = { ...liveState.lines };
      const response = await fetch(url, { signal: mine.signal });
      if (!response.ok) return 'refused';
      html = await response.text();
      page = new DOMParser().parseFromString(html, 'text/html');
      next = page.querySelector('main');
      if (!next || !main) return 'refused';
      if (!isOld(next, known)) break;
      await new Promise((resolve) => setTimeout(resolve, spread(wait)));
    }
  } catch {
    return mine === reading ? 'lost' : 'overtaken';
  }
  if (html === lastHtml && address === location.href) return 'shown';
  lastHtml = html;
  const restore = rememberPlace(main);
  document.title = page.title;
  main.replaceWith(next);
  restore(next);
  dispatchEvent(new Event('swapped'));
  // It opens without network by its own address, too.
  navigator.serviceWorker?.controller?.postMessage({ address, part: html });
  return 'shown';
}

const FOCUSABLE = 'a,button,input,select,summary';

function rememberPlace(main: Element): (next: Element) => void {
  const focus = main.contains(document.activeElement) ? document.activeElement : null;
  const href = focus?.getAttribute('href');
  const index = focus ? [...main.querySelectorAll(FOCUSABLE)].indexOf(focus) : -1;
  const opened = [...main.querySelectorAll('details')].map((details) => details.open);
  const columns = [...main.children].map(({ scrollTop }) => scrollTop);
  return (next) => {
    for (const [at, details] of next.querySelectorAll('details').entries()) {
      details.open = opened[at] ?? false;
    }
    // A tap asks for something new beside the list.
    for (const [at, top] of columns.entries()) {
      if (!isTapped || !at) next.children[at]?.scrollTo(0, top);
    }
    const candidates = [...next.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const same = candidates.find((candidate) => href && candidate.getAttribute('href') === href);
    (same ?? candidates[index])?.focus({ preventScroll: true });
  };
}
