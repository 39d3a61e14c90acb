import { remember } from '#app/lib/device-storage.ts';

/**
 * The token of a scorer link stands behind `#` in its address. It is taken out of there, so that a
 * screenshot or a shared address does not give it away, and kept on this device: a phone may close
 * the tab at any time. It opens one match and ends with its link.
 */
export function openLinkToken(storage: Storage | undefined, matchId: string, hash: string) {
  const key = `wavu:scorer-link:${matchId}`;
  const fresh = /^#(score_[\w.~-]+)$/.exec(hash)?.[1];
  if (fresh !== undefined) remember(storage, key, fresh);
  let token = fresh ?? storage?.getItem(key) ?? undefined;
  let end: string | undefined;
  return {
    isNew: fresh !== undefined,
    token: () => token,
    /** The code with which the server turned it away; undefined while it is good. */
    end: () => end,
    /** The server no longer takes the token: from now on the signed-in account counts. */
    forget(code: string): void {
      token = undefined;
      end = code;
      storage?.removeItem(key);
    },
  };
}

export type LinkToken = ReturnType<typeof openLinkToken>;
