import { useEffect, useState } from 'react';
import { watchMatch } from '#app/features/scoring/queue/watch-match.ts';
import { listEventsAfter } from '#app/lib/match-log.ts';
import { clockOffset } from '#app/lib/server-clock.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';

/** After this long a score that could not be read is asked for again. */
const RETRY_MS = 5000;

export type ReadMatch = {
  id: string;
  version: number;
  rules: MatchRules;
  events: readonly MatchEvent[];
};

/**
 * The match log as the server has it, kept up by the live stream; `isLost` without a connection; `now`:
 * the time of day by the server, epoch milliseconds.
 */
export function useLiveLog({ id, version, rules, events }: ReadMatch) {
  const [log, setLog] = useState<MatchLog>(() => foldLog(rules, events));
  const [isLost, setLost] = useState(false);
  const [offset, setOffset] = useState(0);

  useEffect(() => {
    let known = events;
    let isReading = false;
    let isBehind = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    async function catchUp(): Promise<void> {
      isBehind = true;
      if (isReading) return;
      isReading = true;
      clearTimeout(retry);
      while (isBehind) {
        isBehind = false;
        try {
          const sentAt = Date.now();
          const readClock = (headers: Headers) =>
            setOffset(clockOffset(headers, sentAt, Date.now()));
          known = [...known, ...(await listEventsAfter(id, known.length, readClock))];
          setLog(foldLog(rules, known));
          setLost(false);
        } catch {
          setLost(true);
          retry = setTimeout(read, RETRY_MS);
        }
      }
      isReading = false;
    }
    const read = () => void catchUp();
    const noticeLost = () => setLost(true);
    const stop = watchMatch(
      id,
      version,
      { noticeVersion: read, noticeGap: read, noticeLost },
      read,
    );
    return () => {
      stop();
      clearTimeout(retry);
    };
  }, [id, version, rules, events]);

  return { log, isLost, now: () => Date.now() + offset };
}
