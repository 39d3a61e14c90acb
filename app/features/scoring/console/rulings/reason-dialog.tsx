import { useWords } from '#app/lib/use-words.ts';
import { ReasonStrip } from '../../points/reason-strip.tsx';
import type { Desk } from '../console.ts';
import { SheetButton } from './choice-button.tsx';
import { SheetFrame } from './dialog-frame.tsx';

/** How the last point was won, and by whom: not on the paper sheet, but coaches and fans ask. */
export function ReasonSheet({ desk }: { desk: Desk }) {
  const { t } = useWords();
  return (
    <SheetFrame desk={desk} title={t.table.lastPoint}>
      <ReasonStrip
        match={desk.match}
        state={desk.log.state}
        rosters={desk.rosters}
        onRecord={desk.record}
      />
      <SheetButton kind="main" onClick={desk.close}>
        {t.table.done}
      </SheetButton>
    </SheetFrame>
  );
}
