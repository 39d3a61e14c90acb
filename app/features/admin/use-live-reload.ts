import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveScore } from '#contract/live.ts';

const GATHER_MS = 400;

/**
 * The page reads its data again when a match changes elsewhere: on the page of one match with every
 * point, on lists only with what lists show, such as a status.
 */
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
    const hear = ({ data }: MessageEvent<string>) => {
      if (matchId !== undefined || (JSON.parse(data) as LiveScore).full === 1) soon();
    };
    const query = matchId === undefined ? '' : `?match=${encodeURIComponent(matchId)}`;
    const stream = new EventSource(`/api/v1/live${query}`);
    stream.addEventListener('score', hear);
    stream.addEventListener('resync', soon);
    return () => {
      stream.close();
      clearTimeout(timer);
    };
  }, [matchId]);
}
