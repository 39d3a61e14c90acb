import type { MatchState } from '../match-state.ts';
import type { Finding } from '../outcome.ts';
import type { Side } from '../side.ts';

/**
 * The reason why a player may not play in set number `set`: disqualified or replaced exceptionally
 * (out for the match), expelled (out for that set), or not on the team sheet when there is one.
 */
export function eligibilityFindings(
  state: MatchState,
  team: Side,
  set: number,
  player: number,
): Finding[] {
  const record = state[team];
  const findings = ineligibleFindings(state, team, set, player);
  if (record.players !== null && !record.players.includes(player)) {
    const detail = `Number ${player} is not on the team sheet.`;
    findings.push({ code: 'NOT_REGISTERED', detail });
  }
  return findings;
}

export function isIneligible(
  state: MatchState,
  team: Side,
  set: number,
  player: number | undefined,
): boolean {
  return player !== undefined && ineligibleFindings(state, team, set, player).length > 0;
}

export function ineligibleFindings(
  state: MatchState,
  team: Side,
  set: number,
  player: number,
): Finding[] {
  const record = state[team];
  const findings: Finding[] = [];
  for (const { person, grade, set: setNumber } of record.sanctions) {
    if (person !== player) continue;
    if (grade === 'disqualification') {
      const detail = `Number ${player} is disqualified for the match.`;
      findings.push({ code: 'BARRED_DISQUALIFIED', detail });
    } else if (grade === 'expulsion' && setNumber === set) {
      const detail = `Number ${player} is expelled for the set.`;
      findings.push({ code: 'BARRED_EXPELLED', detail });
    }
  }
  if (record.replacedOut.includes(player)) {
    const detail = `Number ${player} was replaced exceptionally and is out for the match.`;
    findings.push({ code: 'BARRED_REPLACED', detail });
  }
  return findings;
}
