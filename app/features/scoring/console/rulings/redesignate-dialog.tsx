import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { benchOf } from '#domain/volleyball/legal-changes.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from '../console.ts';
import { knownShirts } from '../shirts/known-shirts.ts';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { SheetFrame, useTelling } from './dialog-frame.tsx';

/** Rule 19.4: a libero who cannot play on, and who takes over for the rest of the match. */
export function RedesignateSheet({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { liberos } = desk.log.state[side];
  const [from, setFrom] = useState(liberos.length === 1 ? liberos[0]! : null);
  const redesignate = (to: number) => {
    if (from !== null) tell({ type: 'libero-redesignate', team: side, from, to });
  };
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.newLibero} · ${desk.match[side].name}`}
      problem={problem}
    >
      <h3 className="sheet-head">{t.table.whichLibero}</h3>
      <ShirtGrid
        desk={desk}
        side={side}
        players={liberos}
        pressed={from === null ? [] : [from]}
        onPick={setFrom}
      />
      {from !== null && (
        <>
          <h3 className="sheet-head">{t.table.whoBecomesLibero}</h3>
          <ShirtGrid
            desk={desk}
            side={side}
            players={benchOf(desk.log, side, knownShirts(desk, side))}
            onPick={redesignate}
          />
          <ShirtInput label={t.table.otherShirt} onPick={redesignate} />
        </>
      )}
    </SheetFrame>
  );
}
