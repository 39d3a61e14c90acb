import { useWords } from '#app/lib/use-words.ts';
import { ReasonStrip } from '../../points/reason-strip.tsx';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from './choice-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** The reason and the player of the last point: not on the paper sheet, but coaches and fans ask. */
export function ReasonDialog({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  return (
    <DialogFrame controls={controls} title={t.console.lastPoint}>
      <ReasonStrip
        match={controls.match}
        state={controls.log.state}
        rosters={controls.rosters}
        onRecord={controls.record}
      />
      <ChoiceButton kind="main" onClick={controls.close}>
        {t.console.done}
      </ChoiceButton>
    </DialogFrame>
  );
}
