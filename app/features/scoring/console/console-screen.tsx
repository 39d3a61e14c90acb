import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { mayBeOverruled } from './breach.ts';
import type { Desk } from './console.ts';
import { DeskPlay } from './console-play.tsx';
import { DeskStage } from './console-stage.tsx';
import { DeskSheet } from './open-dialog.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { useDesk } from './use-console.ts';
import type { ReadLineups } from './use-prepared-lineups.ts';

type Props = Pick<Desk, 'match' | 'log' | 'left' | 'now' | 'rosters' | 'swapSides'> & {
  isResting: boolean;
  /** Records the point, or says why not; null also while a double tap is left out. */
  onPoint: (side: Side) => Refused | null;
  onRecord: (event: EventFacts) => Refused | null;
  onTold: () => void;
  readLineups: ReadLineups | undefined;
};

/** The scorer's table in full: everything an official sheet holds, around the court. */
export function TableDesk({ isResting, onPoint, ...given }: Props) {
  const { desk, sheet, question, ask, override, dropQuestion } = useDesk(given);
  const { state } = given.log;
  const set = liveSet(state);
  const isPlaying = state.status === 'Live' && set !== null;

  function point(winner: Side) {
    const refused = onPoint(winner);
    if (refused === null || set === null || !mayBeOverruled(refused)) return;
    ask({ facts: { type: 'rally', winner, no: set.rallies + 1, set: set.set }, refused });
  }

  return (
    <div className="desk">
      {isPlaying ? (
        <DeskPlay desk={desk} isResting={isResting} onPoint={point} />
      ) : (
        <DeskStage desk={desk} />
      )}
      {sheet && <DeskSheet key={JSON.stringify(sheet)} desk={desk} sheet={sheet} />}
      {question && (
        <OverrideDialog refused={question.refused} onOverride={override} onClose={dropQuestion} />
      )}
    </div>
  );
}
