import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { StoredRequest } from '#contract/seats/seat.ts';
import { requestText } from './request-text.ts';
import type { SeatPlace } from './use-seat.ts';

type Props = { place: SeatPlace; request: StoredRequest; onChanged: () => void };

/** The own request: what it was, and what has become of it. */
export function RequestState({ place, request, onChanged }: Props) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const { id, seat, token } = place;
  const words = t.seats;
  const outcome = outcomeOf(request);
  return (
    <div className="panel-card seat-request" data-state={outcome} role="status">
      <p>
        <b>{requestText(request, words)}</b>
      </p>
      <p>{words[outcome]}</p>
      {outcome === 'waiting' && (
        <button
          className="button soft"
          type="button"
          disabled={isBusy}
          onClick={() =>
            change({
              run: async () => {
                await callApi('DELETE /matches/{id}/seats/{seat}/request', {
                  path: { id, seat },
                  token,
                });
                onChanged();
              },
              done: words.withdrawn,
            })
          }
        >
          {words.withdraw}
        </button>
      )}
    </div>
  );
}

function outcomeOf({ state, dismissed }: StoredRequest) {
  if (state === 'taken') return 'taken' as const;
  if (dismissed) return 'dismissed' as const;
  return state === 'open' ? ('waiting' as const) : ('expired' as const);
}
