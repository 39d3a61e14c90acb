import { isAmendment } from '#domain/volleyball/amendments.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { LiberoMove } from '#domain/volleyball/legal-changes.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet, type MatchState } from '#domain/volleyball/match-state.ts';
import { occasions } from '#domain/volleyball/scoresheet/occasions.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** By situation: the exchange that the team made in it the last time. */
type Habits = ReadonlyMap<string, LiberoMove>;

/** The habits up to an entry, with the state after it: the next entry is added, not the whole log. */
const known = new WeakMap<MatchEvent, { habits: Habits; state: MatchState }>();

/**
 * The last choice of a team about its libero while the same three players stood in the back row
 * and the same side served; undefined in a situation that is new.
 */
export function liberoHabit(log: MatchLog, side: Side): LiberoMove | undefined {
  const situation = situationOf(log.state, side);
  return situation === null ? undefined : habitsOf(log).get(situation);
}

function situationOf(state: MatchState, side: Side): string | null {
  const set = liveSet(state);
  const positions = set?.[side].court?.positions;
  if (positions === undefined || positions.length !== 6) return null;
  const backRow = [positions[0]!, positions[4]!, positions[5]!].sort((a, b) => a - b);
  return `${side} ${set!.serving} ${backRow.join(' ')}`;
}

function habitsOf(log: MatchLog): Habits {
  const last = log.events.at(-1);
  if (last === undefined) return new Map();
  const found = known.get(last);
  if (found !== undefined) return found.habits;
  const before = log.events.length > 1 ? known.get(log.events.at(-2)!) : undefined;
  const habits = before === undefined || isAmendment(last) ? readAll(log) : new Map(before.habits);
  if (before !== undefined && !isAmendment(last)) learn(habits, last, before.state);
  known.set(last, { habits, state: log.state });
  return habits;
}

function readAll(log: MatchLog): Map<string, LiberoMove> {
  const habits = new Map<string, LiberoMove>();
  for (const { event, before } of occasions(log)) learn(habits, event, before);
  return habits;
}

function learn(habits: Map<string, LiberoMove>, event: MatchEvent, before: MatchState): void {
  if (event.type !== 'libero') return;
  const situation = situationOf(before, event.team);
  const acting = liveSet(before)?.[event.team].court?.libero;
  const player =
    event.action === 'in'
      ? event.player
      : event.action === 'out'
        ? acting?.replaced
        : acting?.libero;
  if (situation === null || player === undefined) return;
  habits.set(situation, { action: event.action, libero: event.libero, player });
}
