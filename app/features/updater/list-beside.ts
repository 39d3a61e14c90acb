/**
 * The list beside a match, a league, a team or a player on wide screens: read when the page is there, and
 * kept while other matches or tabs are opened beside it.
 */
let lastList: { address: string; list: HTMLElement; top: number } | undefined;
let shownMatch: string | undefined;

/** @param place the column that has only a link to the list yet; it stays where the list does not come */
export async function fillList(place: HTMLElement): Promise<void> {
  const { list: address = '', sheet = '' } = place.dataset;
  delete place.dataset.list;
  const match = document.querySelector<HTMLElement>('article[data-match]')?.dataset.match;
  // The same match again: something on the page has changed, and perhaps in the list.
  const isNews = match === shownMatch;
  shownMatch = match;
  const before = lastList?.address === address ? lastList : undefined;
  let current = place;
  if (before) {
    current = before.list;
    place.replaceWith(current);
    markOpen(current, match);
    current.scrollTop = before.top;
    if (!isNews) return;
  }
  addSheet(sheet);
  const list = await readList(address);
  if (!list || !current.isConnected) return;
  list.className = place.className;
  const top = current.scrollTop;
  current.replaceWith(list);
  lastList = { address, list, top };
  list.addEventListener('scroll', () => {
    if (list.isConnected && lastList?.list === list) lastList.top = list.scrollTop;
  });
  markOpen(list, match);
  list.scrollTop = top;
  if (!before) list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
}

async function readList(address: string): Promise<HTMLElement | null> {
  const url = new URL(address, location.href);
  url.searchParams.set('part', 'main');
  // By its version a cache on the way has nothing older.
  const version = document.querySelector('main')?.dataset.after;
  if (version) url.searchParams.set('v', version);
  const response = await fetch(url);
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const list = page.querySelector<HTMLElement>('.list');
  list?.querySelector('h1')?.remove();
  return list;
}

function addSheet(href: string): void {
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

function markOpen(list: HTMLElement, match: string | undefined): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-match]')) {
    const link = row.querySelector('a');
    if (row.dataset.match === match) link?.setAttribute('aria-current', 'true');
    else link?.removeAttribute('aria-current');
  }
}
