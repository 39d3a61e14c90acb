import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { knownShirts, onCourt } from '../shirts/known-shirts.ts';
import { ShirtGrid } from '../shirts/shirt-grid.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

type Props = { controls: ConsoleControls; side: Side; player?: number };

/** Rule 17.1: substitution first, legal or exceptional; else the recovery time, once a player. */
export function MedicalDialog({ controls, side, player: tapped }: Props) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const [player, setPlayer] = useState<number | null>(tapped ?? null);
  const court = onCourt(controls, side);
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.injury} · ${controls.match[side].name}`}
      problem={problem}
    >
      {player === null ? (
        <>
          <h3 className="dialog-head">{t.console.whoInjured}</h3>
          <ShirtGrid
            controls={controls}
            side={side}
            players={court.length > 0 ? court : knownShirts(controls, side)}
            onPick={setPlayer}
          />
        </>
      ) : (
        <Choices controls={controls} side={side} player={player} recordEntry={recordEntry} />
      )}
    </DialogFrame>
  );
}

type ChoicesProps = {
  controls: ConsoleControls;
  side: Side;
  player: number;
  recordEntry: ReturnType<typeof useRecordEntry>['recordEntry'];
};

function Choices({ controls, side, player, recordEntry }: ChoicesProps) {
  const { t } = useWords();
  const { rules, state } = controls.log;
  const replace = (how: { isForced?: boolean; isExceptional?: boolean }) =>
    controls.open({ kind: 'substitution', side, out: player, ...how });
  return (
    <div className="more-list">
      <h3 className="dialog-head">{t.console.injuredPlayer(player)}</h3>
      {rules.subs.max > 0 && onCourt(controls, side).includes(player) && (
        <>
          <ChoiceButton kind="main" onClick={() => replace({ isForced: true })}>
            {t.console.substitution}
          </ChoiceButton>
          <ChoiceButton
            note={t.console.exceptionalNote}
            onClick={() => replace({ isExceptional: true })}
          >
            {t.console.exceptional}
          </ChoiceButton>
        </>
      )}
      {rules.recoveryMin !== null && (
        <ChoiceButton
          note={state[side].recovered.includes(player) && t.console.recoveryUsed}
          onClick={() => recordEntry({ type: 'medical', team: side, player, stage: 'start' })}
        >
          {t.console.recovery(rules.recoveryMin)}
        </ChoiceButton>
      )}
      <ChoiceButton
        onClick={() => recordEntry({ type: 'medical', team: side, player, stage: 'end' })}
      >
        {t.console.playsOn}
      </ChoiceButton>
      <ChoiceButton
        onClick={() => recordEntry({ type: 'replay', why: t.console.injuredPlayer(player) })}
      >
        {t.console.replayRally}
      </ChoiceButton>
    </div>
  );
}
