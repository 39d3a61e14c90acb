import { setMatchStatus } from '#app/lib/api-client-match.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match, MatchStatus } from '#contract/match.ts';
import { useChange } from './use-change.ts';

/** What may follow on each status beside the Start/End button. */
const OTHERS: Record<MatchStatus, readonly MatchStatus[]> = {
  'not started': ['postponed', 'cancelled'],
  Live: ['suspended'],
  suspended: ['ended'],
  ended: [],
  postponed: ['not started', 'cancelled'],
  cancelled: ['not started'],
};

/** The Start/End button of the specification, and the other statuses as small ones. */
export function MatchStatusBar({ match }: { match: Match }) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const isLive = match.status === 'Live';

  function become(status: MatchStatus) {
    const before = match.status;
    return change({
      run: () => setMatchStatus(match.id, status),
      undo: OTHERS[status].includes(before) ? () => setMatchStatus(match.id, before) : undefined,
      done: t.admin.statusIs(t.admin.statuses[status]),
    });
  }

  return (
    <div className="card-actions">
      <button
        className={isLive ? 'button danger small' : 'button small'}
        type="button"
        disabled={isBusy}
        onClick={() => become(isLive ? 'ended' : 'Live')}
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
    </div>
  );
}
