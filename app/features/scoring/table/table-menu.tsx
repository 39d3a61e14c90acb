import { useWords } from '#app/lib/use-words.ts';
import type { Desk } from './desk.ts';
import { SheetFrame, useTelling } from './sheet-frame.tsx';

/** What concerns both teams or the sheet itself. */
export function TableMenu({ desk }: { desk: Desk }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { state, rules } = desk.log;
  const go = (kind: 'note' | 'suspend' | 'restore', label: string) => (
    <button className="button soft tall" type="button" onClick={() => desk.open({ kind })}>
      {label}
    </button>
  );
  return (
    <SheetFrame desk={desk} title={t.table.table} problem={problem} isSmall>
      <div className="more-list">
        <button className="button soft tall" type="button" onClick={() => tell({ type: 'replay' })}>
          {t.table.replayRally}
          <small>{t.table.replayNote}</small>
        </button>
        {rules.tto !== null && (
          <button
            className="button soft tall"
            type="button"
            onClick={() => tell({ type: 'technical-timeout' })}
          >
            {t.table.technicalTimeout}
          </button>
        )}
        {rules.timeLimitMin !== null && (
          <button
            className="button soft tall"
            type="button"
            onClick={() => tell({ type: 'time-up' })}
          >
            {t.table.timeUp}
          </button>
        )}
        {go('note', t.table.remark)}
        {state.currentSet !== null && go('restore', t.table.restore)}
        {state.status === 'Live' && go('suspend', t.scoring.suspend)}
        <button
          className="button soft tall"
          type="button"
          onClick={() => {
            desk.swapSides();
            desk.close();
          }}
        >
          {t.scoring.swapSides}
        </button>
      </div>
    </SheetFrame>
  );
}
