import { liveSet } from '#domain/volleyball/match-state.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import { mayBeOverruled } from './breach.ts';
import type { ConsoleControls } from './console.ts';
import { ConsolePlay } from './console-play.tsx';
import { ConsoleStage } from './console-stage.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { useConsole } from './use-console.ts';
import type { ReadLineups } from './use-prepared-lineups.ts';

type Props = Pick<
  ConsoleControls,
  'match' | 'log' | 'left' | 'now' | 'rosters' | 'swapSides' | 'liberos' | 'signals'
> & {
  isTapPaused: boolean;
  guarded: Side | null;
  /** Records the point, or says why not; null also while a double tap is left out. */
  onPoint: (side: Side, isLong: boolean) => Refused | null;
  onMissed: () => void;
  onRecord: (event: EventFacts, id?: string) => Refused | null;
  onAnswered: () => void;
  readLineups: ReadLineups | undefined;
};

/** The scorer's table in full: everything an official dialog holds, around the court. */
export function ConsoleScreen({ isTapPaused, guarded, onPoint, onMissed, ...options }: Props) {
  const { controls, dialog, question, ask, override, dropQuestion } = useConsole(options);
  const { state } = options.log;
  const set = liveSet(state);
  const isPlaying = state.status === 'Live' && set !== null;

  function point(winner: Side, isLong: boolean) {
    const refused = onPoint(winner, isLong);
    if (refused === null || set === null || !mayBeOverruled(refused)) return;
    ask({ facts: { type: 'rally', winner, no: set.rallies + 1, set: set.set }, refused });
  }

  return (
    <div className="console">
      {isPlaying ? (
        <ConsolePlay
          controls={controls}
          isTapPaused={isTapPaused}
          guarded={guarded}
          onPoint={point}
          onMissed={onMissed}
        />
      ) : (
        <ConsoleStage controls={controls} />
      )}
      {dialog && <OpenDialog key={JSON.stringify(dialog)} controls={controls} dialog={dialog} />}
      {question && (
        <OverrideDialog refused={question.refused} onOverride={override} onClose={dropQuestion} />
      )}
    </div>
  );
}
