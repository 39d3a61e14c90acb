import { type Text, textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { ruleText } from '#server/platform/errors/app-error.ts';
import { missingEvents } from './missing-events.ts';
import type { Envelope, Outcome } from './outcome.ts';
import { takeBackAll, takeBackLaterSets } from './take-back.ts';

export type Entered =
  | { ok: true; log: MatchLog; events: readonly MatchEvent[]; takesBack: boolean }
  | {
      ok: false;
      column: 'sets' | 'result';
      detail: Text;
      /** The code of the rule that refuses. */
      refusal: string;
      /** The match as this result would leave it. */
      state: MatchState;
    };

export function hasResult(outcome: Pick<Outcome, 'sets' | 'result'>): boolean {
  return outcome.sets.length > 0 || outcome.result !== undefined;
}

/** Whether a match that has this state already says what is known of its result. */
export function agrees(outcome: Outcome, state: MatchState): boolean {
  if (outcome.result && 'forfeit' in outcome.result) {
    return (state.doubleForfeit ? 'both' : state.forfeit) === outcome.result.forfeit;
  }
  if (state.forfeit !== null) return false;
  if (!state.decided && !outcome.isSuspended && !outcome.allowIrregular) return false;
  if (outcome.result && !sameWins(outcome.result.wins, state)) return false;
  return outcome.sets.length === 0 || sameSets(outcome, state);
}

function sameWins(wins: readonly [number, number], state: MatchState): boolean {
  return state.team1Wins === wins[0] && state.team2Wins === wins[1];
}

/** The set that was broken off may have been filled up since, as an award does it. */
function sameSets({ sets, isSuspended, incomplete }: Outcome, state: MatchState): boolean {
  if (incomplete !== undefined) return state.sets.length >= sets.length;
  return (
    sets.length === state.sets.length &&
    state.sets.every(
      (set, index) =>
        set.team1Score === sets[index]![0] &&
        set.team2Score === sets[index]![1] &&
        (set.over || isSuspended === true),
    )
  );
}

/**
 * The result entered in the log of its match, through the rules as any other entry. Entries that
 * agree stay; others are taken back, as little of it as the rules let be, so that the log
 * keeps both.
 */
export function enterResult(before: MatchLog, outcome: Outcome, envelope: Envelope): Entered {
  const ways = [
    () => [],
    () => takeBackLaterSets(before, outcome.sets.length, envelope),
    () => takeBackAll(before, envelope),
  ];
  let last: Entered | undefined;
  for (const takeBack of ways) {
    const taken = takeBack();
    if (taken.length === 0 && last !== undefined) continue;
    const entered = enter(before, taken, outcome, envelope);
    if (entered.ok) return entered;
    last = entered;
  }
  return last!;
}

function enter(
  before: MatchLog,
  taken: readonly MatchEvent[],
  outcome: Outcome,
  envelope: Envelope,
): Entered {
  const cleared = appendAllOf(before, taken);
  if (!cleared.ok) return cleared;
  const missing = missingEvents(cleared.log, outcome, envelope);
  const entered = appendAllOf(cleared.log, missing);
  if (!entered.ok) return entered;
  const detail = disagreement(outcome, entered.log.state);
  if (detail !== null) return { ok: false, ...detail, state: entered.log.state };
  const events = [...taken, ...missing];
  return { ok: true, log: entered.log, events, takesBack: taken.length > 0 };
}

function appendAllOf(before: MatchLog, events: readonly MatchEvent[]) {
  let log = before;
  for (const event of events) {
    const step = appendEvent(log, event);
    if (!step.ok) {
      const column = event.type === 'set-result' ? 'sets' : 'result';
      return {
        ok: false,
        column,
        detail: ruleText(step),
        refusal: step.refusal,
        state: log.state,
      } as const;
    }
    log = step.log;
  }
  return { ok: true, log } as const;
}

function disagreement(outcome: Outcome, state: MatchState) {
  const { result, sets } = outcome;
  if (!state.decided && !outcome.isSuspended && !outcome.allowIrregular) {
    const detail = textOf('import.setsUndecided');
    return { column: 'sets', detail, refusal: 'NOT_DECIDED' } as const;
  }
  if (result && 'wins' in result && !sameWins(result.wins, state)) {
    const detail = textOf('import.setsOtherwise', {
      team1: state.team1Wins,
      team2: state.team2Wins,
    });
    return { column: 'result', detail, refusal: 'OTHER_SETS' } as const;
  }
  if (result && 'forfeit' in result) {
    if (!agrees(outcome, state) || (sets.length > 0 && !sameSets(outcome, state))) {
      const detail = textOf('import.forfeitOtherwise');
      return { column: 'sets', detail, refusal: 'OTHER_SETS' } as const;
    }
    return null;
  }
  if (sets.length > 0 && !sameSets(outcome, state)) {
    const detail = textOf('import.setsOtherwise', {
      team1: state.team1Wins,
      team2: state.team2Wins,
    });
    return { column: 'sets', detail, refusal: 'OTHER_SETS' } as const;
  }
  return null;
}
