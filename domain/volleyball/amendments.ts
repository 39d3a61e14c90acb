import type { EventNamed, InsertedEntry, MatchEvent, MendedEntry } from './events.ts';
import { takenOutBy, voidedIds } from './standing-events.ts';
import { UnfoldableLogError } from './unfoldable-log-error.ts';

export type Amendment = Extract<MatchEvent, { type: 'void' | 'correct' | 'insert' | 'challenge' }>;
type RallyEvent = EventNamed<'rally'>;
type Challenge = EventNamed<'challenge'>;

/** Events that change what stands before them in the log. */
export function isAmendment(event: MatchEvent): event is Amendment {
  if (event.type === 'challenge') return event.effect === 'replay' || event.effect === 'overturn';
  return event.type === 'void' || event.type === 'correct' || event.type === 'insert';
}

/**
 * The log as it is to be read: voided events left out, corrected entries replaced, forgotten ones put
 * in, challenged rallies replayed or overturned. The amendments stay in their own places. Voided
 * events keep theirs to the last, so that an amendment still finds what it was said of.
 *
 * A rally is corrected at the place of its correction, so that a challenge between the two keeps its
 * effect; any other entry reads from its own place on as it was corrected to.
 */
export function amendedEvents(events: readonly MatchEvent[]): readonly MatchEvent[] {
  if (!events.some(isAmendment)) return events;
  const voided = voidedIds(events);
  const read: MatchEvent[] = [];
  const gone = new Set<string>();
  for (const event of withCorrectedEntries(events, voided)) {
    for (const id of takenOutBy(event, voided)) gone.add(id);
    const stands = !voided.has(event.id);
    // A voided insertion stays, gone with its entry, for what was said of it.
    if (event.type === 'insert') putIn(read, gone, event, stands);
    else if (event.type === 'correct' && stands && event.entry === undefined) correct(read, event);
    else if (event.type === 'challenge' && stands) takeEffect(read, gone, event);
    read.push(event);
  }
  return read.filter((event) => !gone.has(event.id));
}

function withCorrectedEntries(
  events: readonly MatchEvent[],
  voided: ReadonlySet<string>,
): readonly MatchEvent[] {
  const corrected = new Map<string, { entry: MendedEntry; override?: string | undefined }>();
  for (const event of events) {
    if (event.type !== 'correct' || voided.has(event.id)) continue;
    const { target, entry, override } = event;
    if (entry !== undefined) corrected.set(target, { entry, override });
    for (const other of event.with ?? []) corrected.set(other.target, other);
  }
  if (corrected.size === 0) return events;
  return events.map((event) => {
    const found = corrected.get(event.id);
    if (found === undefined) return event;
    const override = found.override ?? event.override;
    if (event.type === 'insert') return { ...event, ...overridden(override), entry: found.entry };
    return entryEvent(found.entry, event, override);
  });
}

/** Facts as the event that they are in the log. */
function entryEvent(
  entry: InsertedEntry,
  { id, at }: MatchEvent,
  override: string | undefined,
): MatchEvent {
  const number = entry.type === 'rally' ? { no: 0 } : {};
  return { ...number, ...entry, id, at, ...overridden(override) } as MatchEvent;
}

function overridden(override: string | undefined): { override?: string } {
  return override === undefined ? {} : { override };
}

function putIn(
  read: MatchEvent[],
  gone: Set<string>,
  event: EventNamed<'insert'>,
  stands: boolean,
): void {
  const { before, entry } = event;
  if (entry === undefined) {
    const place = placeOf(read, (earlier) => earlier.id === before);
    read.splice(place, 0, insertedRally(event));
    return;
  }
  // An inserted entry has the id of its insertion, which stays at its own place in the log.
  const place = placeOf(read, ({ id, type }) => id === before && type !== 'insert');
  const inserted = entryEvent(entry, event, event.override);
  if (inserted.type === 'challenge' && stands) takeEffect(read, gone, inserted, place);
  // A replayed rally keeps its place: it is left out at the last.
  read.splice(place, 0, inserted);
}

function correct(read: MatchEvent[], event: EventNamed<'correct'>): void {
  const place = placeOf(read, ({ id, type }) => type === 'rally' && id === event.target);
  read[place] = correctedRally(read[place] as RallyEvent, event);
}

/** Applies a challenge to the last rally before `end` that counts. */
function takeEffect(
  read: MatchEvent[],
  gone: Set<string>,
  { effect }: Challenge,
  end = read.length,
): void {
  if (effect !== 'replay' && effect !== 'overturn') return;
  const place = placeOf(read.slice(0, end), ({ id, type }) => {
    return (type === 'rally' || type === 'set-start') && !gone.has(id);
  });
  const target = read[place]!;
  if (target.type !== 'rally') throw new UnfoldableLogError('A challenge has no rally before it.');
  if (effect === 'replay') gone.add(target.id);
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
  const { errorBy: earlier, ...remaining } = unchanged;
  // An error alone has somebody who made it.
  const errorBy = reason?.startsWith('opponent-') ? (event.errorBy ?? earlier) : undefined;
  return {
    ...remaining,
    winner,
    ...(reason && { reason }),
    ...(player !== undefined && { player }),
    ...(errorBy !== undefined && { errorBy }),
  };
}

function overturned(target: RallyEvent): RallyEvent {
  const winner = target.winner === 'team1' ? 'team2' : 'team1';
  return { ...withoutReason(target), winner };
}

function withoutReason({
  reason: _reason,
  player: _player,
  errorBy: _errorBy,
  ...facts
}: RallyEvent): RallyEvent {
  return facts;
}

/** The inserted rally keeps the id of its event, so that it can be corrected in turn. */
function insertedRally(event: EventNamed<'insert'>): RallyEvent {
  const { id, at, reason, player, errorBy } = event;
  const facts = {
    ...(reason && { reason }),
    ...(player !== undefined && { player }),
    ...(errorBy !== undefined && { errorBy }),
  };
  return { id, at, type: 'rally', winner: event.winner!, no: 0, ...facts };
}
