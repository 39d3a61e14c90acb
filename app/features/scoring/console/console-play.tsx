import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { pauseOf } from '../clock/pause-clock.ts';
import { PointHalves } from '../points/point-halves.tsx';
import type { ConsoleControls } from './console.ts';
import { ConsoleClock } from './console-clock.tsx';
import { ConsoleCourt } from './console-court.tsx';
import { HowStrip } from './how-strip.tsx';
import { PromptRow } from './prompt-row.tsx';

type Props = {
  controls: ConsoleControls;
  isTapPaused: boolean;
  guarded: Side | null;
  onPoint: (side: Side, isLong: boolean) => void;
  onMissed: () => void;
};

/** A set in play: the two halves, the court, and what may happen between two rallies. */
export function ConsolePlay({ controls, ...taps }: Props) {
  const { t } = useWords();
  const { match, log, left } = controls;
  const pause = pauseOf(log);
  return (
    <>
      <div className="console-score">
        <PointHalves match={match} state={log.state} left={left} {...taps} />
        {pause && <ConsoleClock key={pause.id} controls={controls} pause={pause} />}
      </div>
      <HowStrip controls={controls} />
      {log.state.technicalTimeoutDue ? (
        <div className="console-prompts">
          <button
            className="prompt"
            type="button"
            data-due
            onClick={() => controls.record({ type: 'technical-timeout' })}
          >
            {t.console.technicalTimeout}
          </button>
        </div>
      ) : (
        <PromptRow controls={controls} />
      )}
      <ConsoleCourt controls={controls} />
      <div className="console-tools">
        <SubstitutionButton controls={controls} side={left} />
        <TeamButton controls={controls} side={left} />
        <button className="tool" type="button" onClick={() => controls.open({ kind: 'match' })}>
          {t.console.table}
        </button>
        <TeamButton controls={controls} side={otherSide(left)} />
        <SubstitutionButton controls={controls} side={otherSide(left)} />
      </div>
    </>
  );
}

type ButtonProps = { controls: ConsoleControls; side: Side };

function SubstitutionButton({ controls, side }: ButtonProps) {
  const { t } = useWords();
  const { log, match } = controls;
  const court = liveSet(log.state)?.[side].court;
  const used = court?.substitutions ?? 0;
  const { max } = log.rules.subs;
  if (max === 0) return null;
  return (
    <button
      className="tool"
      type="button"
      disabled={!court}
      onClick={() => controls.open({ kind: 'substitution', side })}
    >
      <b className="num">
        {used}/{max}
      </b>
      <span>
        {t.console.subs} <span className="sr">{match[side].name}</span>
      </span>
    </button>
  );
}

function TeamButton({ controls, side }: ButtonProps) {
  const { t } = useWords();
  return (
    <button className="tool" type="button" onClick={() => controls.open({ kind: 'team', side })}>
      <b aria-hidden="true">⋯</b>
      <span>
        {t.console.team} <span className="sr">{controls.match[side].name}</span>
      </span>
    </button>
  );
}
