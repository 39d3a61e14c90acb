import type { LiveScore } from '#contract/live.ts';

const KEY = 'follows';

/** Ids of matches that this device follows; no account, nothing leaves the phone. */
function follows(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Gives every row its bell, from the page's template; the space for it is kept by the CSS. */
export function hangBells(): void {
  const template = document.querySelector<HTMLTemplateElement>('#bell');
  const followed = follows();
  for (const row of document.querySelectorAll<HTMLElement>('.row:not(:has(.bell))')) {
    const bell = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!bell) return;
    const names = [...row.querySelectorAll('.name')].map((name) => name.textContent);
    bell.ariaLabel = `${bell.title}: ${names.join(' – ')}`;
    bell.ariaPressed = String(followed.includes(row.dataset.match ?? ''));
    row.append(bell);
  }
}

export function toggleBell(bell: HTMLElement): void {
  const id = bell.closest<HTMLElement>('[data-match]')?.dataset.match;
  if (!id) return;
  const others = follows().filter((one) => one !== id);
  const isNew = bell.ariaPressed !== 'true';
  // The last 50: old matches fall off.
  localStorage.setItem(KEY, JSON.stringify(isNew ? [...others, id].slice(-50) : others));
  bell.ariaPressed = String(isNew);
  if (isNew && 'Notification' in window && Notification.permission === 'default') {
    void Notification.requestPermission();
  }
}

/** Says aloud the ends of sets and of the match, while the page is open. Call before patching. */
export function announce(line: LiveScore): void {
  const row = document.querySelector<HTMLElement>(`li[data-match="${CSS.escape(line.id)}"]`);
  if (!row || !follows().includes(line.id)) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const wins = (side: 1 | 2) => Number(row.querySelector(`[data-k="w${side}"]`)?.textContent ?? 0);
  const hasSetEnded = wins(1) + wins(2) < line.wins[0] + line.wins[1];
  if (!hasSetEnded && line.s === row.dataset.status) return;
  const [one, two] = [...row.querySelectorAll('.name')].map((name) => name.textContent);
  new Notification(`${one} ${line.wins.join('-')} ${two}`, { tag: line.id });
}
