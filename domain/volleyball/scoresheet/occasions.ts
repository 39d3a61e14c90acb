import { amendedEvents } from '../amendments.ts';
import { applyEvent } from '../apply-event.ts';
import type { MatchEvent } from '../events.ts';
import type { MatchLog } from '../match-log.ts';
import { INITIAL_STATE, liveSet, type MatchState } from '../match-state.ts';
import { BREACHES, type Breach } from '../refusal.ts';
import type { Side } from '../side.ts';
import { UnfoldableLogError } from '../unfoldable-log-error.ts';

/** An event that stands, with the match as it found it, and the rules that it broke by the word of an official. */
export type Occasion = { event: MatchEvent; before: MatchState; breaches: readonly Breach[] };

/** The events of a log as they are to be read, each with the state before it. */
export function occasions(log: MatchLog): Occasion[] {
  let state = INITIAL_STATE;
  return amendedEvents(log.events).map((event) => {
    const before = state;
    const applied = applyEvent(log.rules, state, event, 'replay');
    if (!applied.ok) throw new UnfoldableLogError(`${applied.refusal}: ${applied.detail}`);
    state = applied.state;
    const breaches = applied.warnings.flatMap(({ code }) => (isBreach(code) ? [code] : []));
    return { event, before, breaches };
  });
}

function isBreach(code: string): code is Breach {
  return BREACHES.some((breach) => breach === code);
}

/** Points of the team it is about, and of the other: the way a sheet writes a score. */
export type OwnScore = { own: number; other: number };

/** The score that an occasion fell at; between sets that is the beginning of the next one. */
export function scoreAt(before: MatchState, team: Side): OwnScore {
  const set = liveSet(before);
  const [first, second] = set === null ? [0, 0] : [set.team1Score, set.team2Score];
  return team === 'team1' ? { own: first, other: second } : { own: second, other: first };
}

export function setNumberAt(before: MatchState): number {
  return liveSet(before)?.set ?? (before.sets.at(-1)?.set ?? 0) + 1;
}
