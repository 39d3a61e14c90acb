import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match, MatchStatus } from '#contract/matches/match.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { useChange } from '../../forms/use-change.ts';
import { PostponeDialog } from './postpone-dialog.tsx';

/** The statuses that may follow each status, beside the Start/End button. */
const OTHERS: Record<MatchStatus, readonly MatchStatus[]> = {
  'not started': ['postponed', 'cancelled'],
  Live: ['suspended'],
  suspended: ['ended'],
  ended: [],
  postponed: ['not started', 'cancelled'],
  cancelled: ['not started'],
};

/**
 * The statuses that one press of Start/End may take back; a status that may follow stands beside
 * them.
 */
const TAKEN_BACK: Partial<Record<MatchStatus, readonly MatchStatus[]>> = {
  Live: ['not started', 'ended'],
  ended: ['Live'],
};

/** Nobody is invited to start a match again that has its result. */
const BUTTONS: Partial<Record<MatchStatus, string>> = {
  Live: 'button danger small',
  ended: 'button soft small',
};

function mayReturn(from: MatchStatus, to: MatchStatus): boolean {
  return [...OTHERS[from], ...(TAKEN_BACK[from] ?? [])].includes(to);
}

type Props = {
  match: Match;
  /** Somebody ends a match that nobody has won. */
  onOpenEnd: () => void;
};

/**
 * The Start/End button of the specification, and the other statuses as small ones. A match of another
 * day, or one that has ended, is not started without a question, and one that nobody has won is not
 * ended by a press.
 */
export function MatchStatusBar({ match, onOpenEnd }: Props) {
  const { t, to, language } = useWords();
  const { change, isBusy } = useChange();
  const [asksStart, setAsksStart] = useState(false);
  const hasEnded = match.status === 'ended';
  const [isPostponing, setPostponing] = useState(false);
  const isLive = match.status === 'Live';

  const setStatus = (status: MatchStatus) =>
    callApi('POST /matches/{id}/status', { path: { id: match.id }, body: { status } });

  function press() {
    if (isLive && !match.decided) onOpenEnd();
    else if (hasEnded || (!isLive && match.matchDate !== localDay(Date.now()))) setAsksStart(true);
    else void become(isLive ? 'ended' : 'Live');
  }

  function become(status: MatchStatus) {
    if (status === 'ended' && !match.decided) return onOpenEnd();
    const before = match.status;
    return change({
      run: () => setStatus(status),
      undo: mayReturn(status, before) ? () => setStatus(before) : undefined,
      done: t.admin.statusIs(t.admin.statuses[status]),
    });
  }

  return (
    <div className="card-actions">
      <button
        className={BUTTONS[match.status] ?? 'button small'}
        type="button"
        disabled={isBusy}
        onClick={press}
      >
        {isLive ? t.admin.endGame : t.admin.startGame}
      </button>
      <a className="button soft small" href={to(`/score/${match.id}`)}>
        {t.admin.scoreLive}
      </a>
      {OTHERS[match.status].map((status) => (
        <button
          key={status}
          className="row-action"
          type="button"
          disabled={isBusy}
          onClick={() => become(status)}
        >
          {t.admin.becomes[status]}
        </button>
      ))}
      {(match.status === 'not started' || match.status === 'postponed') && (
        <button className="row-action" type="button" onClick={() => setPostponing(true)}>
          {match.status === 'postponed' ? t.results.newDate : t.results.postpone}
        </button>
      )}
      {isPostponing && <PostponeDialog match={match} onClose={() => setPostponing(false)} />}
      {asksStart && (
        <ConfirmDialog
          title={hasEnded ? t.results.startAgain : t.results.anotherDay}
          text={
            hasEnded
              ? t.results.startAgainAsk
              : t.results.anotherDayAsk(formatDay(language, match.matchDate, 'dated'))
          }
          action={t.admin.startGame}
          kind="plain"
          run={() => setStatus('Live')}
          undo={mayReturn('Live', match.status) ? () => setStatus(match.status) : undefined}
          done={t.admin.statusIs(t.admin.statuses.Live)}
          onClose={() => setAsksStart(false)}
        />
      )}
    </div>
  );
}
