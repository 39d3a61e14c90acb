import { useCallback, useEffect, useState } from 'react';
import { requestText } from '#app/features/seats/request-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { openSeatLine } from '#app/lib/live/seat-line.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useNewest } from '#app/lib/use-newest.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { SeatAtTable, StoredRequest } from '#contract/seats/seat.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { Refused } from '#domain/volleyball/refusal.ts';
import type { Seat } from '#domain/volleyball/seats/seat.ts';
import {
  refuseRequest,
  requestedEntry,
  requestState,
} from '#domain/volleyball/seats/seat-request.ts';
import type { ScoredTeams } from '../scored-teams.ts';
import { handedInLineups, lineupEntries } from './handed-in.ts';
import type { RequestsProps } from './requests-props.ts';

/** The requests of benches and the assistant: lit up over the halves, one tap to take each. */
export function SeatRequests({ match, log, token, now, record }: RequestsProps) {
  const { t, to } = useWords();
  const { requests, lineups, parked, dismiss } = useRequests(match.id, token);
  const [refused, setRefused] = useState<Refused>();
  const open = requests.filter(
    ({ seat, request }) => !request.dismissed && requestState(log, seat, request) === 'open',
  );

  function take(facts: readonly object[]) {
    setRefused(undefined);
    for (const fact of facts) {
      const refusal = record({ ...fact, id: randomUuid(), at: now() } as MatchEvent);
      if (refusal) return setRefused(refusal);
    }
  }

  return (
    <div role="status">
      {parked > 0 && (
        <p className="score-banner">
          {t.parked.waiting(parked)}
          <a href={to(`/stories/${match.id}`)} target="_blank" rel="noopener">
            {t.parked.look}
          </a>
        </p>
      )}
      {open.map(({ seat, request }) => {
        const refusal = refuseRequest(log, seat, request.request);
        return (
          <div key={request.id} className="score-banner">
            <span>
              {requestOfTeam(match, seat, request, t.seats)}
              {refusal && ` ${t.refusals[refusal.refusal]}`}
            </span>
            {!refusal && (
              <button type="button" onClick={() => take([requestedEntry(seat, request.request)])}>
                {t.seats.take}
              </button>
            )}
            <button type="button" onClick={() => dismiss(seat, request.id)}>
              {t.seats.dismiss}
            </button>
          </div>
        );
      })}
      {handedInLineups(log, match, lineups).map(({ side, plan }) => (
        <div key={side} className="score-banner">
          <span className="num">
            {t.seats.handsIn(match[side].name, plan.set, plan.players.join(' · '))}
          </span>
          <button type="button" onClick={() => take(lineupEntries(log, side, plan))}>
            {t.seats.take}
          </button>
        </div>
      ))}
      {refused && <p className="score-banner bad">{t.refusals[refused.refusal]}</p>}
    </div>
  );
}

type OpenRequest = { seat: Seat; request: StoredRequest };

/** The requests and slips as the server has them; what is dismissed here goes at once. */
function useRequests(id: string, token: () => string | undefined) {
  const [seats, setSeats] = useState<readonly SeatAtTable[]>([]);
  const [lineups, setLineups] = useState<readonly PreparedLineup[]>([]);
  const [parked, setParked] = useState(0);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const latest = useNewest();
  const read = useCallback(async () => {
    const isNewest = latest();
    const call = { path: { id }, token: token() };
    const [own, slips] = await Promise.all([
      callApi('GET /matches/{id}/seats', call),
      callApi('GET /matches/{id}/lineups', call),
    ]);
    if (!isNewest()) return;
    setSeats(own.items);
    setParked(own.parked);
    setLineups(slips.items);
  }, [id, token, latest]);
  // Without network nothing new lights up; what did goes with its rally.
  useEffect(() => openSeatLine(id, token(), () => void read().catch(() => {})), [id, token, read]);

  const requests = seats.flatMap(({ seat, request }): OpenRequest[] =>
    request === null || dismissed.includes(request.id) ? [] : [{ seat, request }],
  );
  function dismiss(seat: Seat, request: string) {
    setDismissed([...dismissed, request]);
    const call = { path: { id, seat }, body: { request }, token: token() };
    void callApi('POST /matches/{id}/seats/{seat}/dismissal', call).catch(() => {});
  }
  return { requests, lineups, parked, dismiss };
}

/** The same words as at the seat, with the team that asks. */
function requestOfTeam(
  match: ScoredTeams,
  seat: Seat,
  stored: StoredRequest,
  words: ReturnType<typeof useWords>['t']['seats'],
): string {
  const { request } = stored;
  if (request.kind === 'libero') {
    return words.proposes(match[request.team].name, requestText(stored, words));
  }
  const { name } = match[seat === 'team2' ? 'team2' : 'team1'];
  if (request.kind === 'timeout') return words.asksTimeout(name);
  return words.asksChange(name, requestText(stored, words));
}
