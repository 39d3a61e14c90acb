import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { openSeatLine } from '#app/lib/live/seat-line.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import type { ScoutingAnswer } from '#contract/seats/scouting.ts';

/** The rallies of a match, read again whenever the server says that something has changed. */
export function useScouting(id: string, token: string | undefined, first: ScoutingAnswer) {
  const [scouting, setScouting] = useState(first);
  const [isOver, setOver] = useState(false);
  const latest = useNewest();
  const read = useCallback(async () => {
    const isNewest = latest();
    try {
      const answer = await callApi('GET /matches/{id}/scouting', { path: { id }, token });
      if (isNewest()) setScouting(answer);
    } catch (error) {
      // Without network the last state stays; what is saved then is refused in words.
      if (error instanceof ApiProblem && error.status === 401) setOver(true);
    }
  }, [id, token, latest]);
  useEffect(() => openSeatLine(id, token, () => void read()), [id, token, read]);
  return { scouting, isOver, read };
}
