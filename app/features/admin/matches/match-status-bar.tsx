import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match, MatchStatus } from '#contract/matches/match.ts';
import { useChange } from '../../forms/use-change.ts';

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

/** The Start/End button of the specification, and the other statuses as small ones. */
export function MatchStatusBar({ match }: { match: Match }) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const isLive = match.status === 'Live';

  function become(status: MatchStatus) {
    const before = match.status;
    return change({
      run: () => callApi('POST /matches/{id}/status', { path: { id: match.id }, body: { status } }),
      undo: mayReturn(status, before)
        ? () =>
            callApi('POST /matches/{id}/status', {
              path: { id: match.id },
              body: { status: before },
            })
        : undefined,
      done: t.admin.statusIs(t.admin.statuses[status]),
    });
  }

  return (
    <div className="card-actions">
      <button
        className={BUTTONS[match.status] ?? 'button small'}
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
