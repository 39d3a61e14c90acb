import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { pauseOf } from '../clock/pause-clock.ts';
import { PointHalves } from '../points/point-halves.tsx';
import type { Desk } from './console.ts';
import { DeskClock } from './console-clock.tsx';
import { DeskCourt } from './console-court.tsx';
import { PromptRow } from './prompt-row.tsx';

type Props = { desk: Desk; isResting: boolean; onPoint: (side: Side) => void };

/** A set in play: the two halves, the court, and what may happen between two rallies. */
export function DeskPlay({ desk, isResting, onPoint }: Props) {
  const { t } = useWords();
  const { match, log, left } = desk;
  const pause = pauseOf(log);
  return (
    <>
      <div className="desk-score">
        <PointHalves
          match={match}
          state={log.state}
          left={left}
          isResting={isResting}
          onPoint={onPoint}
        />
        {pause && <DeskClock key={pause.id} desk={desk} pause={pause} />}
      </div>
      {log.state.technicalTimeoutDue ? (
        <div className="desk-prompts">
          <button
            className="prompt"
            type="button"
            data-due
            onClick={() => desk.record({ type: 'technical-timeout' })}
          >
            {t.table.technicalTimeout}
          </button>
        </div>
      ) : (
        <PromptRow desk={desk} />
      )}
      <DeskCourt desk={desk} />
      <div className="desk-tools">
        <SubstitutionButton desk={desk} side={left} />
        <TeamButton desk={desk} side={left} />
        <button className="tool" type="button" onClick={() => desk.open({ kind: 'table' })}>
          {t.table.table}
        </button>
        <TeamButton desk={desk} side={otherSide(left)} />
        <SubstitutionButton desk={desk} side={otherSide(left)} />
      </div>
    </>
  );
}

type ButtonProps = { desk: Desk; side: Side };

function SubstitutionButton({ desk, side }: ButtonProps) {
  const { t } = useWords();
  const { log, match } = desk;
  const court = liveSet(log.state)?.[side].court;
  const used = court?.substitutions ?? 0;
  const { max } = log.rules.subs;
  if (max === 0) return null;
  return (
    <button
      className="tool"
      type="button"
      disabled={!court}
      onClick={() => desk.open({ kind: 'substitution', side })}
    >
      <b className="num">
        {used}/{max}
      </b>
      <span>
        {t.table.subs} <span className="sr">{match[side].name}</span>
      </span>
    </button>
  );
}

function TeamButton({ desk, side }: ButtonProps) {
  const { t } = useWords();
  return (
    <button className="tool" type="button" onClick={() => desk.open({ kind: 'team', side })}>
      <b aria-hidden="true">⋯</b>
      <span>
        {t.table.team} <span className="sr">{desk.match[side].name}</span>
      </span>
    </button>
  );
}
