import type { LiveScore } from '#contract/matches/live.ts';
import { withPart } from './with-part.ts';

/** Ids of matches that this device follows; no account, nothing leaves the phone. */
function follows(): string[] {
  try {
    return JSON.parse(localStorage.getItem('follows') ?? '[]') as string[];
  } catch {
    return [];
  }
}

/**
 * Gives every match its bell, from the page's template; the space for it is kept by the CSS.
 * Followed matches come first, where the page has a place for them.
 */
export function addBells(): void {
  const template = document.querySelector<HTMLTemplateElement>('#bell');
  const first = document.querySelector('.followed');
  const followed = follows();
  for (const place of document.querySelectorAll('.bell-place:empty')) {
    const bell = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    const match = place.closest<HTMLElement>('[data-match]');
    if (!bell || !match) continue;
    const names = [...match.querySelectorAll('.name')].map((name) => name.textContent);
    bell.ariaLabel = `${bell.title}: ${names.join(' – ')}`;
    const isFollowed = followed.includes(match.dataset.match ?? '');
    bell.ariaPressed = String(isFollowed);
    place.append(bell);
    if (isFollowed && place.parentNode === match) first?.append(match);
  }
}

/** Says aloud the ends of sets and of a followed match, while the page is open. Call before patching. */
export function announce(line: LiveScore): void {
  const match = document.querySelector(`[data-match="${line.id}"]`);
  if (!match || !follows().includes(line.id)) return;
  // As it is now: what tells of it may have to be fetched first.
  const before = match.cloneNode(true) as HTMLElement;
  withPart(import('./notices.ts'), ({ reportOf }) => reportOf(line, before));
}
