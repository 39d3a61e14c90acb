import { flash } from './flash.ts';

/** Long for one page on a thin line; a phone out of reach would wait for minutes. */
const PATIENCE_MS = 20_000;

let lastHtml = '';
let reading: AbortController | undefined;
let isTapped = false;

/** The page as it stands is read again, unless somebody waits for another one: that is newer. */
export function refreshMain(): void {
  if (!isTapped) void swapMain(location.href);
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
 * The window hears `swapped`, with the moment when it was asked for.
 */
async function swapMain(address: string): Promise<Outcome> {
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  setTimeout(() => mine.abort(), PATIENCE_MS);
  const asked = performance.now();
  let html: string;
  try {
    const url = new URL(address);
    url.searchParams.set('part', 'main');
    const response = await fetch(url, { signal: mine.signal });
    if (!response.ok) return 'refused';
    html = await response.text();
  } catch {
    return mine === reading ? 'lost' : 'overtaken';
  }
  if (html === lastHtml && address === location.href) return 'shown';
  lastHtml = html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.querySelector('main');
  const main = document.querySelector('main');
  if (!next || !main) return 'refused';
  const restore = rememberPlace(main);
  const before = numbersOf(main);
  document.title = page.title;
  main.replaceWith(next);
  restore(next);
  for (const [key, cell] of numbersOf(next)) {
    const old = before.get(key);
    if (old && old.textContent !== cell.textContent) flash(cell);
  }
  dispatchEvent(new CustomEvent('swapped', { detail: asked }));
  return 'shown';
}

/** The numbers of every match on the page, by match and place. */
function numbersOf(main: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const match of main.querySelectorAll<HTMLElement>('[data-match]')) {
    for (const cell of match.querySelectorAll<HTMLElement>('b[data-k]')) {
      found.set(`${match.tagName}${match.dataset.match}${cell.dataset.k}`, cell);
    }
  }
  return found;
}

const FOCUSABLE = 'a,button,input,select,summary';

function rememberPlace(main: Element): (next: Element) => void {
  const focus = main.contains(document.activeElement) ? document.activeElement : null;
  const href = focus?.getAttribute('href');
  const index = focus ? [...main.querySelectorAll(FOCUSABLE)].indexOf(focus) : -1;
  const opened = [...main.querySelectorAll('details')].map((details) => details.open);
  const inner = main.querySelector('.beside > :last-child')?.scrollTop ?? 0;
  return (next) => {
    for (const [at, details] of next.querySelectorAll('details').entries()) {
      details.open = opened[at] ?? false;
    }
    if (inner > 0) next.querySelector('.beside > :last-child')?.scrollTo(0, inner);
    if (index < 0) return;
    const candidates = [...next.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const same = href ? candidates.find((one) => one.getAttribute('href') === href) : undefined;
    (same ?? candidates[index])?.focus({ preventScroll: true });
  };
}
