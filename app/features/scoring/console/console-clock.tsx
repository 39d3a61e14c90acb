import { useWords } from '#app/lib/use-words.ts';
import { clockText, type Pause, secondsLeft } from '../clock/pause-clock.ts';
import { useNow } from '../clock/use-now.ts';
import { useSignal } from '../clock/use-signals.ts';
import type { ConsoleControls } from './console.ts';

/** The time for which a clock that has run out stays in sight. */
const LINGER_MS = 10_000;
const LOOK_AGAIN_MS = 250;

/** Time-out, recovery or interval running down; the scorer feels the end of it. */
export function ConsoleClock({ controls, pause }: { controls: ConsoleControls; pause: Pause }) {
  const { t } = useWords();
  const now = useNow(controls.now, LOOK_AGAIN_MS);
  const until = pause.startedAt + pause.ms;
  const isOver = now >= until;
  useSignal(isOver, controls.signals);
  if (now > until + LINGER_MS) return null;
  const share = Math.min(1, Math.max(0, (until - now) / pause.ms));
  return (
    <p className="console-clock" data-over={isOver ? '' : undefined} role="timer">
      <span>
        {t.console.clocks[pause.kind]}
        {pause.team && ` ${controls.match[pause.team].name}`}
      </span>
      <b className="num">{clockText(secondsLeft(pause, now))}</b>
      <i style={{ width: `${share * 100}%` }} aria-hidden="true" />
    </p>
  );
}
