import { type Amendment, amendedEvents } from '../amendments.ts';
import type { EventNamed, MatchEvent } from '../events.ts';
import type { MatchState } from '../match-state.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import { targetsOf } from '../standing-events.ts';

/** Whether the events an amendment names are there to be amended, and are of the kind that it says. */
export function refuseAmendment(
  events: readonly MatchEvent[],
  state: MatchState,
  event: Amendment,
): Refused | null {
  switch (event.type) {
    case 'challenge':
      return refuseEffect(events, state);
    case 'void':
      return refuseVoid(events, event);
    case 'insert':
      return refuseInsert(events, event);
    case 'correct':
      return refuseCorrection(events, event);
  }
}

function refuseVoid(events: readonly MatchEvent[], event: EventNamed<'void'>): Refused | null {
  for (const id of targetsOf(event)) {
    const refused = refuseTakenOut(events, event, id, 'target');
    if (refused !== null) return refused;
  }
  return null;
}

function refuseTakenOut(
  events: readonly MatchEvent[],
  amendment: MatchEvent,
  id: string,
  field: string,
): Refused | null {
  const refused = refuseTarget(events, id, field);
  if (refused !== null) return refused;
  const { type } = events.find((earlier) => earlier.id === id)!;
  // Its version has been seen: it counts up, it does not begin anew.
  if (type === 'finalise' && amendment.override !== undefined) {
    return refuse('SHEET_OFFICIAL', 'An official sheet is corrected, not taken back.', field);
  }
  if (type === 'void') {
    return refuse('TARGET_UNKNOWN', 'A void is not voided; append the event again.', field);
  }
  return null;
}

function refuseInsert(events: readonly MatchEvent[], event: EventNamed<'insert'>): Refused | null {
  const { before, entry, also = [] } = event;
  if (entry === undefined ? event.winner === undefined : saysPoint(event)) {
    const detail = 'Either a point is put in, by its winner, or another entry.';
    return refuse('MEND_UNCLEAR', detail, 'entry');
  }
  return refuseTarget(events, before, 'before') ?? refuseAlso(events, event, also);
}

function refuseCorrection(
  events: readonly MatchEvent[],
  event: EventNamed<'correct'>,
): Refused | null {
  const { target, entry, also = [] } = event;
  if (entry === undefined && !saysPoint(event)) {
    return refuse('NOTHING_TO_CHANGE', 'The correction says nothing new.');
  }
  if (entry !== undefined && saysPoint(event)) {
    const detail = 'Either a point is corrected, by its own facts, or another entry.';
    return refuse('MEND_UNCLEAR', detail, 'entry');
  }
  const refused = refuseTarget(events, target, 'target') ?? refuseAlso(events, event, also);
  if (refused !== null) return refused;
  const kind = kindOf(events, target);
  if (entry === undefined && kind !== 'rally') {
    return refuse('NOT_A_RALLY', 'Only rallies are corrected by the facts of a point.', 'target');
  }
  if (entry !== undefined && kind !== entry.type) return otherKind('entry');
  for (const other of event.with ?? []) {
    const away = refuseTarget(events, other.target, 'with');
    if (away !== null) return away;
    if (kindOf(events, other.target) !== other.entry.type) return otherKind('with');
  }
  return null;
}

type PointFacts = Pick<EventNamed<'correct'>, 'winner' | 'reason' | 'player' | 'errorBy'>;

function saysPoint({ winner, reason, player, errorBy }: PointFacts): boolean {
  return [winner, reason, player, errorBy].some((fact) => fact !== undefined);
}

function otherKind(field: string): Refused {
  const detail = 'An entry is corrected to one of the same kind; else take it back.';
  return refuse('OTHER_KIND', detail, field);
}

/** The kind of an entry; of an insertion the kind of the entry that it put in. */
function kindOf(events: readonly MatchEvent[], id: string): string {
  const event = events.find((earlier) => earlier.id === id)!;
  if (event.type !== 'insert') return event.type;
  return event.entry === undefined ? 'rally' : event.entry.type;
}

/** The entries taken out together with a correction are others than the one corrected. */
function refuseAlso(
  events: readonly MatchEvent[],
  event: EventNamed<'correct'> | EventNamed<'insert'>,
  also: readonly string[],
): Refused | null {
  for (const id of also) {
    const refused = refuseTakenOut(events, event, id, 'also');
    if (refused !== null) return refused;
    if (event.type === 'correct' && id === event.target) {
      return refuse('ALREADY_VOID', 'The event is taken out itself.', 'also');
    }
  }
  return null;
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
