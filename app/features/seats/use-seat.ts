import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { openSeatLine } from '#app/lib/live/seat-line.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import type { SeatView } from '#contract/seats/seat.ts';
import type { Seat } from '#domain/volleyball/seats/seat.ts';

export type SeatPlace = { id: string; seat: Seat; token: string | undefined };

/** The view of a seat, read again whenever the server says that something has changed. */
export function useSeat({ id, seat, token }: SeatPlace, first: SeatView) {
  const [view, setView] = useState(first);
  const [isOver, setOver] = useState(false);
  const latest = useNewest();
  const read = useCallback(async () => {
    const isNewest = latest();
    try {
      const answer = await callApi('GET /matches/{id}/seats/{seat}', { path: { id, seat }, token });
      if (isNewest()) setView(answer);
    } catch (error) {
      // Without network the last state stays; what is asked then is refused in words.
      if (error instanceof ApiProblem && error.status === 401) setOver(true);
    }
  }, [id, seat, token, latest]);
  useEffect(() => openSeatLine(id, token, () => void read()), [id, token, read]);
  return { view, setView, isOver, read };
}
