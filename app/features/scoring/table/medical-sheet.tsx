import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from './desk.ts';
import { knownShirts, onCourt } from './known-shirts.ts';
import { SheetFrame, useTelling } from './sheet-frame.tsx';
import { ShirtGrid } from './shirt-grid.tsx';

type Props = { desk: Desk; side: Side; player?: number };

/** Rule 17.1: substitution first, legal or exceptional; else the recovery time, once a player. */
export function MedicalSheet({ desk, side, player: tapped }: Props) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const [player, setPlayer] = useState<number | null>(tapped ?? null);
  const court = onCourt(desk, side);
  const minutes = desk.log.rules.recoveryMin;
  const hadRecovery = player !== null && desk.log.state[side].recovered.includes(player);
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
        <div className="more-list">
          <h3 className="sheet-head">{t.table.injuredPlayer(player)}</h3>
          {court.length > 0 && (
            <>
              <button
                className="button tall"
                type="button"
                onClick={() =>
                  desk.open({ kind: 'substitution', side, out: player, isForced: true })
                }
              >
                {t.table.substitution}
              </button>
              <button
                className="button soft tall"
                type="button"
                onClick={() =>
                  desk.open({ kind: 'substitution', side, out: player, isExceptional: true })
                }
              >
                {t.table.exceptional}
                <small>{t.table.exceptionalNote}</small>
              </button>
            </>
          )}
          {minutes !== null && (
            <button
              className="button soft tall"
              type="button"
              onClick={() => tell({ type: 'medical', team: side, player, stage: 'start' })}
            >
              {t.table.recovery(minutes)}
              {hadRecovery && <small>{t.table.recoveryUsed}</small>}
            </button>
          )}
          <button
            className="button soft tall"
            type="button"
            onClick={() => tell({ type: 'medical', team: side, player, stage: 'end' })}
          >
            {t.table.playsOn}
          </button>
          <button
            className="button soft tall"
            type="button"
            onClick={() => tell({ type: 'replay', why: t.table.injuredPlayer(player) })}
          >
            {t.table.replayRally}
          </button>
        </div>
      )}
    </SheetFrame>
  );
}
