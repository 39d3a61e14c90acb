import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { openLiveLine } from '#app/lib/live/live-line.ts';

const GATHER_MS = 400;

/**
 * The page reads its data again when a match changes elsewhere: on the page of one match with every
 * point, on lists only with what lists show, such as a status. And when the line is back, which may
 * have missed something.
 */
export function useLiveReload(matchId?: string): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLost = false;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, GATHER_MS);
    };
    const close = openLiveLine({
      query: () => ({ ...(matchId !== undefined && { match: matchId }) }),
      onScore({ full }) {
        if (matchId !== undefined || full === 1) soon();
      },
      onGap: soon,
      onOpen() {
        if (wasLost) soon();
        wasLost = false;
      },
      onLost() {
        wasLost = true;
      },
    });
    return () => {
      close();
      clearTimeout(timer);
    };
  }, [matchId]);
}
