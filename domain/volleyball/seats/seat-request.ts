import type { EventNamed, MatchEvent, SubstitutionPair } from '../events.ts';
import { refusalOf } from '../legal-changes.ts';
import type { MatchLog } from '../match-log.ts';
import { liveSet } from '../match-state.ts';
import type { Refused } from '../refusal.ts';
import type { Side } from '../side.ts';
import { voidedIds } from '../standing-events.ts';
import type { Seat } from './seat.ts';

type LiberoFacts = Pick<EventNamed<'libero'>, 'team' | 'action' | 'libero'> & { player: number };

/** Asked of the scorer before the next serve. Players are shirt numbers. */
export type SeatRequest =
  | { kind: 'timeout' }
  | { kind: 'substitution'; pairs: readonly SubstitutionPair[] }
  | ({ kind: 'libero' } & LiberoFacts);

/** A request and its moment: in which set it was sent, after which rally, behind how many entries of the log. */
export type SentRequest = { request: SeatRequest; set: number; rally: number; seq: number };

/** The pause between two rallies: a request lives as long as it lasts. */
export type Pause = { set: number; rally: number };

export const REQUEST_STATES = ['open', 'taken', 'over'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The pause in which the match is now; null while no set is played. */
export function pauseNow({ state }: MatchLog): Pause | null {
  const set = liveSet(state);
  if (set === null || state.status !== 'Live') return null;
  return { set: set.set, rally: set.rallies };
}

/** Teams ask for what is theirs, the assistant proposes exchanges with a libero of both; the others ask for nothing. */
export function mayAsk(seat: Seat, { kind }: SeatRequest): boolean {
  if (seat === 'statistician' || seat === 'stream') return false;
  return (kind === 'libero') === (seat === 'assistant');
}

type RequestedFacts =
  | Pick<EventNamed<'timeout'>, 'type' | 'team'>
  | Pick<EventNamed<'substitution'>, 'type' | 'team' | 'pairs'>
  | ({ type: 'libero' } & LiberoFacts);

/** The entry that the scorer records for a request, without its id and time. */
export function requestedEntry(seat: Seat, request: SeatRequest): RequestedFacts {
  if (request.kind === 'libero') {
    const { kind: type, ...facts } = request;
    return { type, ...facts };
  }
  const team = seat as Side;
  if (request.kind === 'timeout') return { type: 'timeout', team };
  return { type: 'substitution', team, pairs: request.pairs };
}

/** The reason why the rules do not allow the request now; null where they do. */
export function refuseRequest(log: MatchLog, seat: Seat, request: SeatRequest): Refused | null {
  return refusalOf(log, { id: 'probe', at: 0, ...requestedEntry(seat, request) });
}

/**
 * Open until the next rally; taken as soon as the log behind it has what was asked for, whoever wrote it. An
 * entry that was undone opens it again, as the undoing of a rally does.
 */
export function requestState(log: MatchLog, seat: Seat, sent: SentRequest): RequestState {
  const gone = voidedIds(log.events);
  const isTaken = log.events.some(
    (event, at) => at >= sent.seq && !gone.has(event.id) && answers(event, seat, sent.request),
  );
  if (isTaken) return 'taken';
  const now = pauseNow(log);
  return now !== null && now.set === sent.set && now.rally === sent.rally ? 'open' : 'over';
}

function answers(event: MatchEvent, seat: Seat, request: SeatRequest): boolean {
  if (request.kind === 'timeout') return event.type === 'timeout' && event.team === seat;
  if (request.kind === 'libero') {
    const { team, action, libero } = request;
    return (
      event.type === 'libero' &&
      event.team === team &&
      event.action === action &&
      event.libero === libero
    );
  }
  if (event.type !== 'substitution' || event.team !== seat) return false;
  const isDone = (requested: SubstitutionPair) =>
    event.pairs.some((pair) => pair.out === requested.out && pair.in === requested.in);
  return request.pairs.every(isDone);
}
