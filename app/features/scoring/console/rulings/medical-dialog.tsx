import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from '../console.ts';
import { knownShirts, onCourt } from '../shirts/known-shirts.ts';
import { ShirtGrid } from '../shirts/shirt-grid.tsx';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

type Props = { desk: Desk; side: Side; player?: number };

/** Rule 17.1: substitution first, legal or exceptional; else the recovery time, once a player. */
export function MedicalSheet({ desk, side, player: tapped }: Props) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const [player, setPlayer] = useState<number | null>(tapped ?? null);
  const court = onCourt(desk, side);
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.injury} · ${desk.match[side].name}`}
      problem={problem}
    >
      {player === null ? (
        <>
          <h3 className="sheet-head">{t.table.whoInjured}</h3>
          <ShirtGrid
            desk={desk}
            side={side}
            players={court.length > 0 ? court : knownShirts(desk, side)}
            onPick={setPlayer}
          />
        </>
      ) : (
        <Choices desk={desk} side={side} player={player} tell={tell} />
      )}
    </SheetFrame>
  );
}

type ChoicesProps = {
  desk: Desk;
  side: Side;
  player: number;
  tell: ReturnType<typeof useTelling>['tell'];
};

function Choices({ desk, side, player, tell }: ChoicesProps) {
  const { t } = useWords();
  const { rules, state } = desk.log;
  const replace = (how: { isForced?: boolean; isExceptional?: boolean }) =>
    desk.open({ kind: 'substitution', side, out: player, ...how });
  return (
    <div className="more-list">
      <h3 className="sheet-head">{t.table.injuredPlayer(player)}</h3>
      {rules.subs.max > 0 && onCourt(desk, side).includes(player) && (
        <>
          <SheetButton kind="main" onClick={() => replace({ isForced: true })}>
            {t.table.substitution}
          </SheetButton>
          <SheetButton
            note={t.table.exceptionalNote}
            onClick={() => replace({ isExceptional: true })}
          >
            {t.table.exceptional}
          </SheetButton>
        </>
      )}
      {rules.recoveryMin !== null && (
        <SheetButton
          note={state[side].recovered.includes(player) && t.table.recoveryUsed}
          onClick={() => tell({ type: 'medical', team: side, player, stage: 'start' })}
        >
          {t.table.recovery(rules.recoveryMin)}
        </SheetButton>
      )}
      <SheetButton onClick={() => tell({ type: 'medical', team: side, player, stage: 'end' })}>
        {t.table.playsOn}
      </SheetButton>
      <SheetButton onClick={() => tell({ type: 'replay', why: t.table.injuredPlayer(player) })}>
        {t.table.replayRally}
      </SheetButton>
    </div>
  );
}
