import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const GATHER_MS = 400;

/** The page reads its data again when a match changes elsewhere: one match, or any. */
export function useLiveReload(matchId?: string): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, GATHER_MS);
    };
    const query = matchId === undefined ? '' : `?match=${encodeURIComponent(matchId)}`;
    const stream = new EventSource(`/api/v1/live${query}`);
    stream.addEventListener('score', soon);
    stream.addEventListener('resync', soon);
    return () => {
      stream.close();
      clearTimeout(timer);
    };
  }, [matchId]);
}
