import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { clockText, type Pause, pauseOf, secondsLeft } from './pause-clock.ts';
import type { Signals } from './signals.ts';
import { useSignal } from './use-signals.ts';

type Props = {
  match: ScoredTeams;
  log: MatchLog;
  /** The clock by which entries are made, epoch milliseconds. */
  now: () => number;
  signals: Signals;
};

/** The time-out or interval that runs, and how long it still lasts. */
export function PauseLine({ match, log, now, signals }: Props) {
  const pause = pauseOf(log);
  const [hidden, setHidden] = useState('');
  if (pause === null || pause.id === hidden) return null;
  return (
    <Running
      key={pause.id}
      match={match}
      pause={pause}
      now={now}
      signals={signals}
      onHide={() => setHidden(pause.id)}
    />
  );
}

type RunningProps = {
  match: ScoredTeams;
  pause: Pause;
  now: () => number;
  signals: Signals;
  onHide: () => void;
};

function Running({ match, pause, now, signals, onHide }: RunningProps) {
  const { t } = useWords();
  const left = secondsLeft(pause, useClock(pause, now));
  const isOver = left === 0;
  useSignal(isOver, signals);
  const names = {
    timeout: pause.team === null ? '' : t.scoreScreen.timeout(match[pause.team].name),
    'technical-timeout': t.scoreScreen.technicalTimeout,
    medical: t.console.clocks.medical,
    interval: t.scoreScreen.interval,
  };
  return (
    <div className="pause-line" data-over={isOver ? '' : undefined}>
      <span>{names[pause.kind]}</span>
      {isOver ? (
        <b role="status">{t.scoreScreen.timeIsUp}</b>
      ) : (
        <b className="num" role="timer">
          {clockText(left)}
        </b>
      )}
      <button className="icon" type="button" aria-label={t.scoreScreen.dismiss} onClick={onHide}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M4 4l12 12M16 4 4 16" />
        </svg>
      </button>
      <i aria-hidden="true" style={{ width: `${(left * 100_000) / pause.ms}%` }} />
    </div>
  );
}

/** The time of day, four times a second until the pause is over. */
function useClock(pause: Pause, clock: () => number): number {
  const [now, setNow] = useState(clock);
  const read = useEffectEvent(() => setNow(clock()));
  const isRunning = secondsLeft(pause, now) > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => read(), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
