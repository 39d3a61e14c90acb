import { type ComponentType, lazy, useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import type { RequestsProps } from './requests-props.ts';

type Loaded = { default: ComponentType<RequestsProps> };
type LinksPage = { handle: { loadRequests: () => Promise<Loaded> } };
type RouteTable = { routes: Record<string, { module: string }> };

/**
 * Loaded when somebody has a link to a seat, with the page of these links, which brings it and the words that
 * it shares with that page: a file of its own would cost every first visit the helper that loads files, and be
 * kept by the worker, though without network nobody asks. A file that cannot be had leaves the table as it is.
 */
export const SeatRequests = lazy(async (): Promise<Loaded> => {
  try {
    const { routes } = (window as unknown as { __reactRouterManifest: RouteTable })
      .__reactRouterManifest;
    const page = routes['en:routes/account/seats:seats/:id']?.module;
    const { handle }: LinksPage = await import(/* @vite-ignore */ page ?? '');
    return await handle.loadRequests();
  } catch {
    return { default: () => null };
  }
});

type Known = {
  /** It was told with the page. */
  hasSeats: boolean;
  /** Sets so far: each new one is a reason to look. */
  sets: number;
  token: () => string | undefined;
};

/** True when somebody sits around the scorer: looked for with each set, and when the scorer comes back to the page. */
export function useSeats(id: string, { hasSeats, sets, token }: Known): boolean {
  const [isFound, setFound] = useState(hasSeats);
  useEffect(() => {
    if (isFound) return;
    async function look() {
      const call = { path: { id }, token: token() };
      const answer = await callApi('GET /matches/{id}/seats', call).catch(() => undefined);
      if (answer?.items.some(({ links }) => links > 0)) setFound(true);
    }
    const lookWhenSeen = () => document.visibilityState === 'visible' && void look();
    // The page itself knows how it was when it was opened.
    if (sets > 0) void look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, [id, isFound, sets, token]);
  return isFound;
}
