import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../../log/event-facts.ts';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** Rules 6.4: a team that cannot, or will not, play on. */
export function IncompleteDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const option = (label: string, note: string, facts: EventFacts) => (
    <ChoiceButton kind="danger" note={note} onClick={() => recordEntry(facts)}>
      {label}
    </ChoiceButton>
  );
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.cannotPlayOn} · ${controls.match[side].name}`}
      problem={problem}
      isSmall
    >
      <div className="more-list">
        {controls.log.state.status === 'Live' && !controls.log.state.decided && (
          <>
            {option(t.console.incompleteSet, t.console.incompleteSetNote, {
              type: 'incomplete',
              team: side,
              scope: 'set',
            })}
            {option(t.console.incompleteMatch, t.console.incompleteMatchNote, {
              type: 'incomplete',
              team: side,
              scope: 'match',
            })}
          </>
        )}
        {option(t.scoring.forfeit, t.console.forfeitNote, { type: 'forfeit', team: side })}
      </div>
    </DialogFrame>
  );
}
