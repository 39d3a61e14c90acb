import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { PointRecord } from '#domain/volleyball/set-state.ts';
import { standingEvents, voidedIds } from '#domain/volleyball/standing-events.ts';

/** One entry as a person reads it: the score after it, and what became of it later. */
export type LogRow = {
  /** The entry as it stands: of a corrected point the corrected facts. */
  event: MatchEvent;
  set: number | null;
  /** Points of team 1 and team 2 after it; null outside of sets and for what no longer counts. */
  score: readonly [number, number] | null;
  mark: 'taken-back' | 'corrected' | 'inserted' | null;
};

const HIDDEN: ReadonlySet<MatchEvent['type']> = new Set(['void', 'correct', 'insert']);

/**
 * The log as a list to read, the newest first: points stand where they count, also those put in
 * later; what was taken back keeps its place in the order of entering.
 */
export function logRows({ events, state }: MatchLog): LogRow[] {
  const points = new Map<string, { set: number; point: PointRecord }>();
  for (const { set, points: records } of state.sets) {
    for (const point of records) points.set(point.event, { set, point });
  }
  const corrected = new Set(
    standingEvents(events).flatMap((event) => (event.type === 'correct' ? correctedBy(event) : [])),
  );
  const inserted = new Set(events.flatMap(({ id, type }) => (type === 'insert' ? [id] : [])));
  const rows: LogRow[] = [];
  let set: number | null = null;
  let score: readonly [number, number] | null = null;
  for (const event of readingOrder(events)) {
    if (event.isGone) {
      rows.push({ event: event.event, set, score: null, mark: 'taken-back' });
      continue;
    }
    const { id } = event.event;
    if (event.event.type === 'set-start') [set, score] = [event.event.set, [0, 0]];
    if (event.event.type === 'set-result' || event.event.type === 'set-score') {
      [set, score] = [event.event.set, scoreOf(event.event)];
    }
    const found = points.get(id);
    if (found) [set, score] = [found.set, [found.point.team1Score, found.point.team2Score]];
    const mark = inserted.has(id) ? 'inserted' : corrected.has(id) ? 'corrected' : null;
    rows.push({ event: event.event, set, score, mark });
  }
  return rows.reverse();
}

/** The reason of a point usually follows it as an entry of its own, and corrects nothing. */
function correctedBy({ target, winner, entry, with: others = [] }: EventNamed<'correct'>) {
  const own = winner === undefined && entry === undefined ? [] : [target];
  return [...own, ...others.map((other) => other.target)];
}

function scoreOf(event: EventNamed<'set-score'> | EventNamed<'set-result'>) {
  return [event.team1Score, event.team2Score] as const;
}

/**
 * Entries that count in their order, and entries that do not after the entry that they followed.
 */
function readingOrder(events: readonly MatchEvent[]) {
  const gone = voidedIds(events);
  const standing = amendedEvents(events).filter(({ type, id }) => {
    return !HIDDEN.has(type) && (type === 'rally' || !gone.has(id));
  });
  const counted = new Set(standing.map(({ id }) => id));
  const after = new Map<string, MatchEvent[]>();
  let before = '';
  for (const event of events) {
    if (counted.has(event.id)) before = event.id;
    else if (gone.has(event.id) && (event.type === 'insert' || !HIDDEN.has(event.type))) {
      after.set(before, [...(after.get(before) ?? []), event]);
    }
  }
  const dead = (id: string) => (after.get(id) ?? []).map((event) => ({ event, isGone: true }));
  return [
    ...dead(''),
    ...standing.flatMap((event) => [{ event, isGone: false }, ...dead(event.id)]),
  ];
}
