import type { EventNamed, MatchEvent } from './events.ts';
import { appendEvent, type MatchLog } from './match-log.ts';
import type { Refused } from './refusal.ts';
import { standingEvents } from './standing-events.ts';

/** The most that one `void` names: its target and those also meant. */
const VOIDED_AT_ONCE = 51;

export type BranchTaken =
  | { ok: true; log: MatchLog; appended: readonly MatchEvent[] }
  /** `event`: the entry of the branch that cannot stand. */
  | (Refused & { event?: MatchEvent });

/**
 * The log as it is when the entries of a device that went its own way count instead of what came
 * behind the first `base` entries. Nothing is deleted: what stood there is voided, and the branch is
 * appended, an entry that the log has already under a new id.
 *
 * @param base entries of the log that the branch was made behind
 * @param newId gives an id that no entry has
 * @param at epoch milliseconds of the voids
 */
export function takeBranch(
  log: MatchLog,
  base: number,
  branch: readonly MatchEvent[],
  newId: () => string,
  at: number,
): BranchTaken {
  const common = log.events.slice(0, base);
  const commonIds = new Set(common.map(({ id }) => id));
  const expected = standingEvents([...common, ...branch.filter(({ id }) => !commonIds.has(id))]);
  const appended: MatchEvent[] = [];
  let taken = log;
  let present = standingEvents(log.events);

  for (;;) {
    const gone = present.slice(commonLength(present, expected)).map(({ id }) => id);
    if (gone.length === 0) break;
    // From the last one back: what is left is a log that stood before. A correction that goes gives
    // back what it had taken out.
    const [target, ...also] = gone.slice(-VOIDED_AT_ONCE).reverse();
    const event: MatchEvent = { id: newId(), at, type: 'void', target: target!, also };
    const step = appendEvent(taken, event);
    if (!step.ok) return step;
    taken = step.log;
    present = standingEvents(taken.events);
    appended.push(event);
  }

  const names = new Map<string, string>();
  for (const event of expected.slice(present.length)) {
    if (log.events.some(({ id }) => id === event.id)) names.set(event.id, newId());
    const next = placedIn(taken, event, names);
    const step = appendEvent(taken, next);
    if (!step.ok) return { ...step, event };
    taken = step.log;
    appended.push(next);
  }
  return { ok: true, log: taken, appended };
}

function commonLength(first: readonly MatchEvent[], second: readonly MatchEvent[]): number {
  const index = first.findIndex(({ id }, place) => id !== second[place]?.id);
  return index < 0 ? first.length : index;
}

/** Entries that a correction takes out are no longer in the branch: nothing is left to be taken out. */
function placedAmendment(
  { also: _also, ...event }: EventNamed<'correct'> | EventNamed<'insert'>,
  newIdOf: (id: string) => string,
): MatchEvent {
  if (event.type === 'insert') return { ...event, before: newIdOf(event.before) };
  const others = event.with?.map(({ target, entry }) => ({ target: newIdOf(target), entry }));
  return { ...event, target: newIdOf(event.target), ...(others && { with: others }) };
}

/** The same happening with the names and the number that it has in its new place. */
function placedIn(log: MatchLog, event: MatchEvent, names: ReadonlyMap<string, string>) {
  const newIdOf = (id: string) => names.get(id) ?? id;
  const placed = { ...event, id: newIdOf(event.id) };
  if (placed.type === 'correct' || placed.type === 'insert') {
    return placedAmendment(placed, newIdOf);
  }
  if (placed.type !== 'rally') return placed;
  const set = log.state.sets.at(-1);
  return set === undefined || set.over ? placed : { ...placed, no: set.rallies + 1 };
}
