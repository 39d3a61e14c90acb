import type { Follow } from '#contract/accounts/follows.ts';

/** Comes for those who are signed in: what they follow is kept in their account, too. */

const STORAGE_KEY = 'follows-of';

type Device = {
  readFollows: () => Follow[];
  writeFollows: (follows: readonly Follow[]) => void;
};

/**
 * The first time on a device both lists become one; from then on the account's is true. Once in each
 * visit.
 *
 * @param account its id
 */
export async function bringFollows(account: string, device: Device): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEY) === account) return;
  const isFirst = localStorage.getItem(STORAGE_KEY) !== account;
  const follows = device.readFollows().map(([kind, id]) => ({ kind, id }));
  const answer = await fetch('/api/v1/me/follows', {
    method: isFirst ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(isFirst ? { body: JSON.stringify({ follows }) } : {}),
  }).catch(() => undefined);
  if (!answer?.ok) return;
  const { items } = (await answer.json()) as {
    items: { kind: Follow[0]; id: string; name: string }[];
  };
  localStorage.setItem(STORAGE_KEY, account);
  sessionStorage.setItem(STORAGE_KEY, account);
  device.writeFollows(items.map(({ kind, id, name }) => [kind, id, name]));
}

/** If the request fails, the next visit sends all follows of the device again. */
export async function sendFollow([kind, id]: Follow, isNew: boolean): Promise<void> {
  const method = isNew ? 'PUT' : 'DELETE';
  const answer = await fetch(`/api/v1/me/follows/${kind}/${id}`, { method }).catch(() => undefined);
  if (answer?.ok) return;
  sessionStorage.removeItem(STORAGE_KEY);
  if (isNew) localStorage.removeItem(STORAGE_KEY);
}

/** The next person at this device starts with nothing: the account keeps it. */
export function forgetFollows(): void {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  localStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem('follows');
  sessionStorage.removeItem(STORAGE_KEY);
  import('../hear/push.ts').then((it) => it.stopAll(), String);
}
