import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamRequest } from '#contract/people/team-request.ts';

/** The players that the coach of a team has asked for, and what became of each request. */
export function TeamRequests({ requests }: { requests: readonly TeamRequest[] }) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const words = t.requests;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.ofTeam}</h2>
      <ul className="claims">
        {requests.map((request) => (
          <li key={request.id}>
            <p className="line">
              <b>{request.player.fullName}</b>
              <span className="chip" data-state={request.state}>
                {words.states[request.state]}
              </span>
            </p>
            <p className="text-quiet">{words.askedOn(dayOf(request.askedAt))}</p>
            {request.reason && <p>{words.why(request.reason)}</p>}
            {request.state === 'open' && (
              <div className="line">
                <button
                  className="button soft small"
                  type="button"
                  disabled={isBusy}
                  aria-label={words.withdrawOf(request.player.fullName)}
                  onClick={() =>
                    change({
                      run: () =>
                        callApi('DELETE /team-requests/{id}', { path: { id: request.id } }),
                      done: words.withdrawn,
                    })
                  }
                >
                  {words.withdraw}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
