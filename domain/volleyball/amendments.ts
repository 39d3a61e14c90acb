import type { EventNamed, MatchEvent } from './events.ts';
import type { MatchState } from './match-state.ts';
import type { Refused } from './refusal.ts';
import { refuse } from './refusal.ts';
import { targetsOf, voidedIds } from './standing-events.ts';
import { UnfoldableLogError } from './unfoldable-log-error.ts';

export type Amendment = Extract<MatchEvent, { type: 'void' | 'correct' | 'insert' | 'challenge' }>;
type RallyEvent = EventNamed<'rally'>;

/** Events that change what stands before them in the log. */
export function isAmendment(event: MatchEvent): event is Amendment {
  if (event.type === 'challenge') return event.effect === 'replay' || event.effect === 'overturn';
  return event.type === 'void' || event.type === 'correct' || event.type === 'insert';
}

/**
 * The log as it is to be read: voided events left out, corrected rallies replaced, forgotten ones put
 * in, challenged ones replayed or overturned. The amendments stay in their own places. Voided events
 * keep theirs to the last, so that an amendment still finds what it was said of.
 */
export function amendedEvents(events: readonly MatchEvent[]): readonly MatchEvent[] {
  if (!events.some(isAmendment)) return events;
  const voided = voidedIds(events);
  const read: MatchEvent[] = [];
  const gone = new Set<string>();
  for (const event of events) {
    if (event.type === 'void') for (const id of targetsOf(event)) gone.add(id);
    // A voided insertion stays, gone with its rally, for what was said of it.
    else if (isAmendment(event) && (event.type === 'insert' || !voided.has(event.id))) {
      amend(read, gone, event);
    }
    read.push(event);
  }
  return read.filter((event) => !gone.has(event.id));
}

function amend(
  read: MatchEvent[],
  gone: Set<string>,
  event: Exclude<Amendment, { type: 'void' }>,
): void {
  if (event.type === 'insert') {
    read.splice(
      placeOf(read, (earlier) => earlier.id === event.before),
      0,
      insertedRally(event),
    );
    return;
  }
  const place = placeOf(read, (earlier) => {
    if (earlier.type !== 'rally') return false;
    return event.type === 'correct' ? earlier.id === event.target : !gone.has(earlier.id);
  });
  const target = read[place] as RallyEvent;
  if (event.type === 'correct') read[place] = correctedRally(target, event);
  else if (event.effect === 'replay') gone.add(target.id);
  else read[place] = overturned(target);
}

/** The place of the latest event of a kind; an amendment of nothing is a corrupt log. */
function placeOf(read: readonly MatchEvent[], isSearched: (event: MatchEvent) => boolean): number {
  const place = read.findLastIndex(isSearched);
  if (place < 0) {
    throw new UnfoldableLogError('An amendment names an event that the log does not have.');
  }
  return place;
}

function correctedRally(target: RallyEvent, event: EventNamed<'correct'>): RallyEvent {
  const { winner = target.winner } = event;
  // The reason of the old winner's point does not hold for the new one.
  const unchanged = winner === target.winner ? target : withoutReason(target);
  const reason = event.reason ?? unchanged.reason;
  const player = event.player ?? unchanged.player;
  return {
    ...unchanged,
    winner,
    ...(reason && { reason }),
    ...(player !== undefined && { player }),
  };
}

function overturned(target: RallyEvent): RallyEvent {
  const winner = target.winner === 'team1' ? 'team2' : 'team1';
  return { ...withoutReason(target), winner };
}

function withoutReason({ reason: _reason, player: _player, ...facts }: RallyEvent): RallyEvent {
  return facts;
}

/** The inserted rally keeps the id of its event, so that it can be corrected in turn. */
function insertedRally(event: EventNamed<'insert'>): RallyEvent {
  const { id, at, winner, reason, player } = event;
  const facts = { ...(reason && { reason }), ...(player !== undefined && { player }) };
  return { id, at, type: 'rally', winner, no: 0, ...facts };
}

/** Whether the events an amendment names are there to be amended. */
export function refuseAmendment(
  events: readonly MatchEvent[],
  state: MatchState,
  event: Amendment,
): Refused | null {
  if (event.type === 'challenge') return refuseEffect(events, state);
  if (event.type === 'correct' && event.winner === undefined && event.reason === undefined) {
    if (event.player === undefined) {
      return refuse('NOTHING_TO_CHANGE', 'The correction says nothing new.');
    }
  }
  if (event.type === 'insert') return refuseTarget(events, event.before, 'before');
  if (event.type === 'void') {
    for (const id of targetsOf(event)) {
      const refused = refuseTarget(events, id, 'target');
      if (refused !== null) return refused;
      const { type } = events.find((earlier) => earlier.id === id)!;
      // Its version has been seen: it counts up, it does not begin anew.
      if (type === 'finalise' && event.override !== undefined) {
        return refuse(
          'SHEET_OFFICIAL',
          'An official sheet is corrected, not taken back.',
          'target',
        );
      }
      if (type === 'void') {
        const detail = 'A void is not voided; append the event again.';
        return refuse('TARGET_UNKNOWN', detail, 'target');
      }
    }
    return null;
  }
  const refused = refuseTarget(events, event.target, 'target');
  if (refused !== null) return refused;
  const type = events.find((earlier) => earlier.id === event.target)?.type;
  if (type === 'rally' || type === 'insert') return null;
  return refuse('NOT_A_RALLY', 'Only rallies are corrected.', 'target');
}

/** The rally that a challenge changes is the last one of the set, recorded and still counted. */
function refuseEffect(events: readonly MatchEvent[], state: MatchState): Refused | null {
  const set = state.sets.at(-1);
  const last = set?.points.findLast((point) => point.no !== null);
  const standing = amendedEvents(events).findLast((event) => event.type === 'rally');
  const counts = last?.event === standing?.id && last?.no === set?.rallies && !last?.cancelled;
  if (last !== undefined && counts) return null;
  return refuse('NO_RALLY', 'The last rally is not recorded, or does not count.', 'effect');
}

function refuseTarget(events: readonly MatchEvent[], id: string, field: string): Refused | null {
  if (!events.some((earlier) => earlier.id === id)) {
    return refuse('TARGET_UNKNOWN', `The log has no event ${id}.`, field);
  }
  if (amendedEvents(events).some((earlier) => earlier.id === id)) return null;
  return refuse('ALREADY_VOID', 'The event is already taken back.', field);
}
