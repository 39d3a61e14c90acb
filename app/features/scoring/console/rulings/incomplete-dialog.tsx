import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../../log/event-facts.ts';
import type { Desk } from '../console.ts';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** Rules 6.4: a team that cannot, or will not, play on. */
export function IncompleteSheet({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const option = (label: string, note: string, facts: EventFacts) => (
    <SheetButton kind="danger" note={note} onClick={() => tell(facts)}>
      {label}
    </SheetButton>
  );
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.cannotPlayOn} · ${desk.match[side].name}`}
      problem={problem}
      isSmall
    >
      <div className="more-list">
        {desk.log.state.status === 'Live' && (
          <>
            {option(t.table.incompleteSet, t.table.incompleteSetNote, {
              ...{ type: 'incomplete', team: side, scope: 'set' },
            })}
            {option(t.table.incompleteMatch, t.table.incompleteMatchNote, {
              ...{ type: 'incomplete', team: side, scope: 'match' },
            })}
          </>
        )}
        {option(t.scoring.forfeit, t.table.forfeitNote, { type: 'forfeit', team: side })}
      </div>
    </SheetFrame>
  );
}
