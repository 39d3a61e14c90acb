import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Match } from '#contract/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { EventFacts } from './event-facts.ts';
import { TotalForm } from './total-form.tsx';

type Props = {
  match: Match;
  log: MatchLog;
  onRecord: (event: EventFacts) => Refused | null;
  onSwap: () => void;
  onClose: () => void;
  onFullTable: () => void;
};

type Page = 'list' | 'set-score' | 'set-result' | 'end' | 'forfeit';

/** What is needed seldom: totals, sides, interruption, the end before its time. */
export function MoreDialog({ match, log, onRecord, onSwap, onClose, onFullTable }: Props) {
  const { t } = useWords();
  const [page, setPage] = useState<Page>('list');
  const [problem, setProblem] = useState('');
  const { state } = log;
  const isLive = state.status === 'Live';
  const titles = {
    list: t.scoring.more,
    'set-score': t.scoring.catchUp,
    'set-result': t.scoring.setTotal,
    end: t.scoring.endEarly,
    forfeit: t.scoring.forfeit,
  };

  function tell(event: EventFacts) {
    const refused = onRecord(event);
    if (refused === null) onClose();
    else setProblem(refused.detail);
  }

  function item(label: string, onClick: () => void, kind = 'button soft') {
    return (
      <button className={kind} type="button" onClick={onClick}>
        {label}
      </button>
    );
  }

  return (
    <Dialog title={titles[page]} closeLabel={t.scoring.close} onClose={onClose} kind="ask">
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      {page === 'list' && (
        <div className="more-list">
          {state.currentSet !== null && item(t.scoring.catchUp, () => setPage('set-score'))}
          {isLive && item(t.scoring.setTotal, () => setPage('set-result'))}
          {item(t.levels.names.table, onFullTable)}
          {item(t.scoring.swapSides, () => {
            onSwap();
            onClose();
          })}
          {isLive && item(t.scoring.suspend, () => tell({ type: 'suspend' }))}
          {!state.decided && item(t.scoring.forfeit, () => setPage('forfeit'))}
          {isLive && item(t.scoring.endEarly, () => setPage('end'))}
          <p className="stage-note text-sm">{t.scoring.keys}</p>
        </div>
      )}
      {(page === 'set-score' || page === 'set-result') && (
        <TotalForm match={match} log={log} kind={page} onRecord={onRecord} onDone={onClose} />
      )}
      {page === 'end' && (
        <div className="more-list">
          {!state.decided && <p>{t.scoring.endEarlyText}</p>}
          {item(t.scoring.endMatch, () => tell({ type: 'end' }), 'button danger')}
        </div>
      )}
      {page === 'forfeit' && (
        <div className="more-list">
          <p>{t.scoring.forfeitText}</p>
          {SIDES.map((side) => (
            <button
              key={side}
              className="button danger"
              type="button"
              onClick={() => tell({ type: 'forfeit', team: side })}
            >
              {t.scoring.forfeitBy(match[side].name)}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
