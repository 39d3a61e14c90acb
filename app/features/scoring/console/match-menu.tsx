import { useWords } from '#app/lib/use-words.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { lastRally } from '../points/reason-strip.tsx';
import type { ConsoleControls } from './console.ts';
import { ChoiceButton } from './rulings/choice-button.tsx';
import { DialogFrame, useRecordEntry } from './rulings/dialog-frame.tsx';

/** Actions that concern both teams or the sheet itself. */
export function MatchMenu({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const { state, rules } = controls.log;
  const go = (kind: 'reason' | 'note' | 'suspend' | 'restore', label: string) => (
    <ChoiceButton onClick={() => controls.open({ kind })}>{label}</ChoiceButton>
  );

  function swap() {
    controls.swapSides();
    controls.close();
  }

  return (
    <DialogFrame controls={controls} title={t.console.table} problem={problem} isSmall>
      <div className="more-list">
        {lastRally(liveSet(state)) && go('reason', t.console.lastPoint)}
        <ChoiceButton note={t.console.replayNote} onClick={() => recordEntry({ type: 'replay' })}>
          {t.console.replayRally}
        </ChoiceButton>
        {rules.tto !== null && (
          <ChoiceButton onClick={() => recordEntry({ type: 'technical-timeout' })}>
            {t.console.technicalTimeout}
          </ChoiceButton>
        )}
        {rules.timeLimitMin !== null && (
          <ChoiceButton onClick={() => recordEntry({ type: 'time-up' })}>
            {t.console.timeUp}
          </ChoiceButton>
        )}
        {go('note', t.console.remark)}
        {state.currentSet !== null && go('restore', t.console.restore)}
        {state.status === 'Live' && go('suspend', t.scoring.suspend)}
        <ChoiceButton onClick={swap}>{t.scoring.swapSides}</ChoiceButton>
      </div>
    </DialogFrame>
  );
}
