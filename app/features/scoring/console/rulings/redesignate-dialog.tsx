import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { benchOf } from '#domain/volleyball/legal-changes.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ConsoleControls } from '../console.ts';
import { knownShirts } from '../shirts/known-shirts.ts';
import { ShirtGrid, ShirtInput } from '../shirts/shirt-grid.tsx';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** Rule 19.4: a libero who cannot play on, and who takes over for the rest of the match. */
export function RedesignateDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const { liberos } = controls.log.state[side];
  const [from, setFrom] = useState(liberos.length === 1 ? liberos[0]! : null);
  const redesignate = (to: number) => {
    if (from !== null) recordEntry({ type: 'libero-redesignate', team: side, from, to });
  };
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.newLibero} · ${controls.match[side].name}`}
      problem={problem}
    >
      <h3 className="dialog-head">{t.console.whichLibero}</h3>
      <ShirtGrid
        controls={controls}
        side={side}
        players={liberos}
        pressed={from === null ? [] : [from]}
        onPick={setFrom}
      />
      {from !== null && (
        <>
          <h3 className="dialog-head">{t.console.whoBecomesLibero}</h3>
          <ShirtGrid
            controls={controls}
            side={side}
            players={benchOf(controls.log, side, knownShirts(controls, side))}
            onPick={redesignate}
          />
          <ShirtInput label={t.console.otherShirt} onPick={redesignate} />
        </>
      )}
    </DialogFrame>
  );
}
