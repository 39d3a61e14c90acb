import {
  type AlwaysLiberos,
  alwaysMoves,
  NEVER,
} from '#app/features/scoring/console/always-liberos.ts';
import { promptFor } from '#app/features/scoring/console/prompts.ts';
import type { EventFacts } from '#app/features/scoring/log/event-facts.ts';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet, type MatchState } from '#domain/volleyball/match-state.ts';

/** The taps of a match at the scorer's table, by what they were for. */
export type Taps = Partial<Record<string, number>>;

/** Opening the match (3), two team sheets (3 each), the toss (4) and the confirmation of four sets. */
const BESIDE_THE_LOG = 3 + 2 * 3 + 4 + 4;

type Libero = Pick<EventNamed<'libero'>, 'team' | 'action' | 'libero' | 'player'>;

/**
 * Enters a real match at the table as a scorer would who knows what comes, and counts the taps. With
 * `usesAlways` the exchanges of each team are automatic from its first habit on; those that the team
 * did not make are taken back.
 */
export function tapMatch(real: MatchLog, { usesAlways }: { usesAlways: boolean }) {
  const taps: Taps = { beside: BESIDE_THE_LOG };
  let log = emptyLog(real.rules);
  let always: AlwaysLiberos = NEVER;
  let pending: Libero[] = [];

  function tap(what: string, count: number): void {
    taps[what] = (taps[what] ?? 0) + count;
  }

  function put(facts: EventFacts | MatchEvent): string {
    const id = `tap ${log.events.length}`;
    const step = appendEvent(log, { at: 0, ...facts, id } as MatchEvent);
    if (!step.ok) throw new Error(`${facts.type}: ${step.detail}`);
    log = step.log;
    return id;
  }

  function exchange(event: EventNamed<'libero'>): void {
    const done = pending.find((automatic) => isSame(automatic, event));
    if (done) {
      pending = pending.filter((automatic) => automatic !== done);
      return;
    }
    const prompt = promptFor(log, event.team);
    const suggested =
      prompt?.kind === 'libero' &&
      isSame({ team: event.team, ...prompt.move }, event) &&
      event.override === undefined;
    if (suggested) tap('libero suggested', 1);
    else tap('libero by its shirt', event.override === undefined ? 2 : 3);
    put(event);
    if (suggested && prompt.isHabit && usesAlways) always = { ...always, [event.team]: true };
  }

  function automatic(ahead: readonly MatchEvent[]): void {
    for (const facts of alwaysMoves(log, always)) {
      const id = put(facts);
      const next = ahead.find(
        ({ type, ...event }) => type === 'libero' && 'team' in event && event.team === facts.team,
      );
      if (next?.type === 'libero' && isSame(facts, next)) pending.push(facts);
      else {
        tap('libero taken back', 1);
        put({ type: 'void', target: id });
      }
    }
  }

  for (const [at, event] of real.events.entries()) {
    if (event.type === 'libero') {
      exchange(event);
      continue;
    }
    tap(event.type, tapsOf(event, log.state));
    if (event.type === 'rally' || event.type === 'set-start') pending = [];
    put(event.type === 'rally' ? { ...event, no: (liveSet(log.state)?.rallies ?? 0) + 1 } : event);
    const later = real.events.slice(at + 1);
    const end = later.findIndex(({ type }) => type === 'rally' || type === 'set-start');
    automatic(end < 0 ? later : later.slice(0, end));
  }
  const all = Object.values(taps).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { log, taps, all };
}

/** As the dialogs of the table have it. */
function tapsOf(event: MatchEvent, state: MatchState): number {
  switch (event.type) {
    case 'lineup': {
      const before = state.sets.findLast((set) => set[event.team].court !== null);
      const starters = before?.[event.team].court?.starters;
      // Opened, the shirts or 'same as in set n', saved.
      return String(starters) === String(event.players) ? 3 : 2 + event.players.length;
    }
    case 'substitution':
      return 2 * event.pairs.length + 1;
    case 'challenge':
      return 3;
    // The start of the first set starts the match.
    case 'start':
      return 0;
    default:
      return 1;
  }
}

/** Of exchanges that end or swap, the libero says all. */
function isSame(first: Libero, other: Libero): boolean {
  if (first.team !== other.team || first.action !== other.action || first.libero !== other.libero)
    return false;
  return first.action !== 'in' || first.player === other.player;
}
