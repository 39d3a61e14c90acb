import { type Text, textOf } from '#contract/text/text.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import { ruleText } from '#server/platform/errors/app-error.ts';
import type { ImportRow } from './read/import-row.ts';

export type Envelope = () => { id: string; at: number };

export type Entered =
  | { ok: true; log: MatchLog; events: readonly MatchEvent[] }
  | { ok: false; column: 'sets' | 'result'; detail: Text };

type Outcome = Pick<ImportRow, 'sets' | 'result'>;

export function hasResult(row: Outcome): boolean {
  return row.sets.length > 0 || row.result !== undefined;
}

/** Whether a match that has this state already says what the row says of its result. */
export function agrees(row: Outcome, state: MatchState): boolean {
  if (row.result && 'forfeit' in row.result) {
    return (state.doubleForfeit ? 'both' : state.forfeit) === row.result.forfeit;
  }
  if (state.forfeit !== null || !state.decided) return false;
  if (row.result && !sameWins(row.result.wins, state)) return false;
  return row.sets.length === 0 || sameSets(row.sets, state);
}

function sameWins(wins: readonly [number, number], state: MatchState): boolean {
  return state.team1Wins === wins[0] && state.team2Wins === wins[1];
}

function sameSets(sets: Outcome['sets'], state: MatchState): boolean {
  return (
    sets.length === state.sets.length &&
    state.sets.every(
      (set, index) =>
        set.team1Score === sets[index]![0] && set.team2Score === sets[index]![1] && set.over,
    )
  );
}

/**
 * The row's result entered in the log of its match, through the rules as any other entry. A result
 * that stood there is taken back first, so that the log keeps both.
 */
export function enterResult(before: MatchLog, row: Outcome, envelope: Envelope): Entered {
  const events = [...takeBack(before, envelope), ...resultEvents(row, envelope)];
  let log = before;
  for (const event of events) {
    const step = appendEvent(log, event);
    if (!step.ok) {
      const column = event.type === 'set-result' ? 'sets' : 'result';
      return { ok: false, column, detail: ruleText(step) };
    }
    log = step.log;
  }
  const detail = disagreement(row, log.state);
  if (detail !== null) return { ok: false, ...detail };
  return { ok: true, log, events };
}

function resultEvents(row: Outcome, envelope: Envelope): MatchEvent[] {
  const end: MatchEvent = { ...envelope(), type: 'end' };
  if (row.result && 'forfeit' in row.result) {
    const { forfeit } = row.result;
    const teams = forfeit === 'both' ? SIDES : [forfeit];
    return [...teams.map((team) => ({ ...envelope(), type: 'forfeit', team }) as const), end];
  }
  const start: MatchEvent = { ...envelope(), type: 'start' };
  if (row.sets.length > 0) {
    const totals = row.sets.map(
      ([team1Score, team2Score], index): MatchEvent => ({
        ...envelope(),
        type: 'set-result',
        set: index + 1,
        team1Score,
        team2Score,
      }),
    );
    return [start, ...totals, end];
  }
  const [team1Wins, team2Wins] = row.result!.wins;
  return [start, { ...envelope(), type: 'result', team1Wins, team2Wins }, end];
}

function disagreement(row: Outcome, state: MatchState) {
  if (!state.decided) {
    return { column: 'sets', detail: textOf('import.setsUndecided') } as const;
  }
  const { result } = row;
  if (result && 'wins' in result && !sameWins(result.wins, state)) {
    const detail = textOf('import.setsOtherwise', {
      team1: state.team1Wins,
      team2: state.team2Wins,
    });
    return { column: 'result', detail } as const;
  }
  if (result && 'forfeit' in result && row.sets.length > 0 && !sameSets(row.sets, state)) {
    return { column: 'sets', detail: textOf('import.forfeitOtherwise') } as const;
  }
  return null;
}

/** Words on the sheet stay; all that was said of status and score goes. */
const STAYS: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot', 'match-setup']);

function takeBack(log: MatchLog, envelope: Envelope): MatchEvent[] {
  const [target, ...also] = standingEvents(log.events)
    .filter((event) => !STAYS.has(event.type))
    .map((event) => event.id)
    .reverse();
  return target === undefined ? [] : [{ ...envelope(), type: 'void', target, also }];
}
