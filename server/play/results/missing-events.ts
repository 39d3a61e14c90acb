import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet, type MatchState } from '#domain/volleyball/match-state.ts';
import { isPossibleTotal } from '#domain/volleyball/set-end.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { Envelope, Outcome } from './outcome.ts';

/** The entries that the log lacks for saying this result, its end included. */
export function missingEvents(
  { rules, state }: MatchLog,
  outcome: Outcome,
  envelope: Envelope,
): MatchEvent[] {
  if (outcome.result && 'forfeit' in outcome.result) {
    return [...forfeits(outcome, state, envelope), ...ending(state, envelope)];
  }
  const start: MatchEvent[] = isUnbegun(state) ? [{ ...envelope(), type: 'start' }] : [];
  const irregular = outcome.allowIrregular ? { allowIrregular: true } : {};
  if (outcome.sets.length === 0 && outcome.result) {
    const [team1Wins, team2Wins] = outcome.result.wins;
    const wins: MatchEvent = { ...envelope(), type: 'result', team1Wins, team2Wins, ...irregular };
    return [...start, wins, ...ending(state, envelope)];
  }
  const totals = outcome.sets.flatMap(([team1Score, team2Score], index): MatchEvent[] => {
    const set = index + 1;
    const standing = state.sets[index];
    const isSame = standing?.team1Score === team1Score && standing.team2Score === team2Score;
    const isLast = set === outcome.sets.length;
    const wasBroken = isLast && (outcome.isSuspended || outcome.incomplete !== undefined);
    if (wasBroken && !isPossibleTotal(rules, set, team1Score, team2Score)) {
      if (isSame && !standing.over) return [];
      const opening: MatchEvent[] =
        liveSet(state)?.set === set ? [] : [{ ...envelope(), type: 'set-start', set }];
      return [...opening, { ...envelope(), type: 'set-score', set, team1Score, team2Score }];
    }
    if (isSame && standing.over) return [];
    return [{ ...envelope(), type: 'set-result', set, team1Score, team2Score, ...irregular }];
  });
  return [...start, ...totals, ...close(outcome, state, envelope)];
}

function close(outcome: Outcome, state: MatchState, envelope: Envelope): MatchEvent[] {
  if (outcome.isSuspended) {
    return state.status === 'suspended' ? [] : [{ ...envelope(), type: 'suspend' }];
  }
  const { incomplete: team } = outcome;
  const decision: MatchEvent[] =
    team === undefined ? [] : [{ ...envelope(), type: 'incomplete', team, scope: 'match' }];
  return [...decision, ...ending(state, envelope)];
}

function forfeits(outcome: Outcome, state: MatchState, envelope: Envelope): MatchEvent[] {
  if (!outcome.result || !('forfeit' in outcome.result)) return [];
  const { forfeit } = outcome.result;
  const teams = forfeit === 'both' ? SIDES : [forfeit];
  const type = outcome.isAbsent ? 'default' : 'forfeit';
  return teams
    .filter((team) => state.forfeit !== team && !state.doubleForfeit)
    .map((team) => ({ ...envelope(), type, team }) as const);
}

function ending(state: MatchState, envelope: Envelope): MatchEvent[] {
  return state.status === 'ended' ? [] : [{ ...envelope(), type: 'end' }];
}

function isUnbegun({ status }: MatchState): boolean {
  return status === 'not started' || status === 'postponed';
}
