import { useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';

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
      if (answer?.parked || answer?.items.some(({ links }) => links > 0)) setFound(true);
    }
    const lookWhenSeen = () => document.visibilityState === 'visible' && void look();
    // The page itself knows how it was when it was opened.
    if (sets > 0) void look();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, [id, isFound, sets, token]);
  return isFound;
}
