import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { lastRally } from '../points/reason-strip.tsx';
import type { Desk } from './console.ts';
import { SheetButton } from './rulings/choice-button.tsx';
import { SheetFrame, useTelling } from './rulings/dialog-frame.tsx';

/** What concerns both teams or the sheet itself. */
export function TableMenu({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { state, rules } = desk.log;
  const go = (kind: 'reason' | 'note' | 'suspend' | 'restore', label: string) => (
    <SheetButton onClick={() => desk.open({ kind })}>{label}</SheetButton>
  );

  function swap() {
    desk.swapSides();
    desk.close();
  }

  return (
    <SheetFrame desk={desk} title={t.table.table} problem={problem} isSmall>
      <div className="more-list">
        {lastRally(liveSet(state)) && go('reason', t.table.lastPoint)}
        <SheetButton note={t.table.replayNote} onClick={() => tell({ type: 'replay' })}>
          {t.table.replayRally}
        </SheetButton>
        {rules.tto !== null && (
          <SheetButton onClick={() => tell({ type: 'technical-timeout' })}>
            {t.table.technicalTimeout}
          </SheetButton>
        )}
        {rules.timeLimitMin !== null && (
          <SheetButton onClick={() => tell({ type: 'time-up' })}>{t.table.timeUp}</SheetButton>
        )}
        {go('note', t.table.remark)}
        {state.currentSet !== null && go('restore', t.table.restore)}
        {state.status === 'Live' && go('suspend', t.scoring.suspend)}
        <SheetButton onClick={swap}>{t.scoring.swapSides}</SheetButton>
      </div>
    </SheetFrame>
  );
}
