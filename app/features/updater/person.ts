import type { Me } from '#contract/accounts/user.ts';

const LANDINGS: Partial<Record<Me['role'], string>> = {
  admin: '/admin/dashboard',
  Coach: '/coach',
  Player: '/player',
  Partner: '/partner',
};

/** For an account without a photo; its grey stands out on both themes. */
const FIGURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#46544d"><path fill="#d5ddd8" d="M0 0h32v32H0z"/><circle cx="16" cy="12" r="6"/><path d="M4 32q0-12 12-12t12 12z"/></svg>',
)}`;

/** Pages are the same for everybody; where the marker cookie is, the script asks who it is. */
export async function showPerson(): Promise<void> {
  // If nobody is reached, the page stays as it is for everybody.
  const response = await fetch('/api/v1/me').catch(() => undefined);
  if (!response?.ok) return;
  const me = (await response.json()) as Me;
  // The same file that the page has: it comes once.
  const device = await import('./mine.ts');
  import('./own-follows.ts').then((it) => it.bringFollows(me.id, device), String);
  for (const link of document.querySelectorAll<HTMLElement>('[data-signed-in]'))
    link.hidden = false;
  for (const place of document.querySelectorAll<HTMLElement>('[data-person]')) {
    place.replaceChildren(...nameParts(me, place.dataset.home ?? '/'), logoutButton(place));
  }
}

function nameParts(me: Me, home: string): HTMLElement[] {
  const isOffice = me.role === 'admin' || me.secretaryOf.length > 0;
  const own = me.managerOf.length > 0 ? 'Coach' : me.role;
  const landing = LANDINGS[isOffice ? 'admin' : own] ?? '/account';
  const name = document.createElement('a');
  name.setAttribute('href', home === '/' ? landing : home + landing);
  name.textContent = me.name;
  const photo = new Image(28, 28);
  photo.src = me.photo?.replace('-512.', '-64.') ?? FIGURE;
  photo.alt = '';
  return [photo, name];
}

function logoutButton({ dataset }: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = dataset.logout ?? '';
  button.onclick = async () => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: '{}' };
    const answer = await fetch('/api/auth/sign-out', request).catch(() => undefined);
    // A person who is still signed in is not shown as signed out.
    if (!answer?.ok) return document.querySelector('.lost')?.removeAttribute('hidden');
    await import('./own-follows.ts').then((it) => it.forgetFollows(), String);
    location.assign(`${dataset.home === '/' ? '' : dataset.home}/sign-in`);
  };
  return button;
}
