import { useWords } from '#app/lib/use-words.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { useNow } from '../clock/use-now.ts';

const MINUTE_MS = 60_000;
const LOOK_AGAIN_MS = 5000;

type Props = { state: MatchState; now: () => number };

/** The whole minutes since the set and the match began; a match that was suspended does not count meanwhile. */
export function ElapsedLine({ state, now }: Props) {
  const { t } = useWords();
  const time = useNow(now, LOOK_AGAIN_MS);
  const set = state.sets.at(-1)?.startedAt ?? null;
  const match = state.startedAt;
  if (set === null || match === null) return null;
  const minutes = (ms: number) => Math.max(0, Math.floor(ms / MINUTE_MS));
  return (
    <p className="num">
      {t.beside.elapsed(minutes(time - set), minutes(time - match - state.suspendedMs))}
    </p>
  );
}
