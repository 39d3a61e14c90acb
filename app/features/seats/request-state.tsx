import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { StoredRequest } from '#contract/seats/seat.ts';
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
        <b>{askedFor(request, words)}</b>
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

/** `out 5 in 12, out 1 in 7` */
export function askedFor({ request }: Pick<StoredRequest, 'request'>, words: Messages['seats']) {
  if (request.kind === 'timeout') return words.timeout;
  if (request.kind === 'libero')
    return words.libero[request.action](request.libero, request.player);
  return request.pairs.map((pair) => words.outIn(pair.out, pair.in)).join(', ');
}
