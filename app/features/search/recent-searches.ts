/** The latest searches, in the storage of this device alone; nothing of them is sent anywhere. */
const MOST = 8;

/** @param section of the search page; `data-q` is a word for which something was found */
export function showRecent(section: HTMLElement): void {
  const { q = '', action = '' } = section.dataset;
  const searches = readSearches();
  const isSame = (other: string) => other.toLowerCase() === q.toLowerCase();
  const listed = q ? [q, ...searches.filter((it) => !isSame(it))].slice(0, MOST) : searches;
  if (q) localStorage.searches = JSON.stringify(listed);
  // Beside what was found they would only be in the way.
  section.hidden = q !== '' || listed.length === 0;
  section.querySelector('ul')?.replaceChildren(...listed.map((word) => itemOf(word, action)));
  const button = section.querySelector('button');
  if (!button) return;
  button.onclick = () => {
    localStorage.removeItem('searches');
    section.hidden = true;
    document.querySelector<HTMLElement>('[name=q]')?.focus();
  };
}

function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.searches ?? '[]');
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

function itemOf(word: string, action: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${action}?${new URLSearchParams({ q: word })}`;
  link.textContent = word;
  item.append(link);
  return item;
}
