import { useEffect, useEffectEvent, useState } from 'react';

/** The time of a clock, epoch milliseconds, read again every `everyMs`. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  const tick = useEffectEvent(() => setNow(clock()));
  useEffect(() => {
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
