import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { ScorePad } from '../points/use-score-pad.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { TotalForm } from './total-form.tsx';

type Props = { match: ScoredTeams; log: MatchLog; pad: ScorePad };

/** The final scores of sets, one after the other, or changed later. */
export function TotalsStage({ match, log, pad }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { state } = log;

  function close(): void {
    setOpen(false);
  }

  return (
    <>
      <p className="stage-note" role="status">
        {isSaved && t.levels.saved}
      </p>
      <button
        className={state.decided ? 'button soft' : 'button'}
        type="button"
        onClick={() => setOpen(true)}
      >
        {state.decided ? t.levels.changeSet : t.levels.enterSet}
      </button>
      {isOpen && (
        <Dialog title={t.levels.enterSet} closeLabel={t.scoring.close} onClose={close} kind="ask">
          <TotalForm
            match={match}
            log={log}
            left={pad.left}
            kind="set-result"
            onRecord={(event) => {
              const refused = pad.record(event);
              setSaved(refused === null);
              return refused;
            }}
            onDone={close}
          />
        </Dialog>
      )}
    </>
  );
}
