import { useCallback, useEffect, useState } from 'react';
import { openLinkToken } from '#app/features/scoring/queue/scorer-link-token.ts';
import { callApi } from '#app/lib/api/call.ts';
import { deviceStorage } from '#app/lib/device-storage.ts';
import { openSeatLine } from '#app/lib/live/seat-line.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import type { WaitingSignature } from '#contract/matches/signature.ts';

/** The token of this device's scorer link; without one the signed-in account counts. */
export function tableToken(id: string): string | undefined {
  return openLinkToken(deviceStorage(), id, '').token();
}

/** The signatures that wait for the table, read again with each news. Without network nothing new is heard. */
export function useWaiting(id: string, signed: number) {
  const [waiting, setWaiting] = useState<readonly WaitingSignature[]>([]);
  const latest = useNewest();
  const read = useCallback(async () => {
    const isNewest = latest();
    const answer = await callApi('GET /matches/{id}/signatures', {
      path: { id },
      token: tableToken(id),
    }).catch(() => undefined);
    if (answer && isNewest()) setWaiting(answer.waiting);
  }, [id, latest]);
  useEffect(() => openSeatLine(id, tableToken(id), () => void read()), [id, read]);
  // A signature that was just taken is in the log.
  useEffect(() => {
    if (signed > 0) void read();
  }, [signed, read]);
  return {
    waiting,
    forget: (taken: string) => setWaiting(waiting.filter((it) => it.id !== taken)),
  };
}

/** The entry of the log that the table writes for it. */
export function entryOf({ role, of, name, manner, protest }: WaitingSignature) {
  return {
    type: 'sign',
    role,
    manner,
    ...(of === 'list' && { of }),
    ...(name !== null && { name }),
    ...(protest && { protest }),
  } as const;
}
