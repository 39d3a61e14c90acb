import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import { refusePlan } from '#domain/volleyball/prepared-lineup.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';

/** The slips for the set that comes next, while none is played and the rules take them. */
export function handedInLineups(
  log: MatchLog,
  match: ScoredTeams,
  lineups: readonly PreparedLineup[],
): { side: Side; plan: PreparedLineup }[] {
  const { state } = log;
  if (liveSet(state) !== null) return [];
  const written = { team1: state.lineup1, team2: state.lineup2 };
  return SIDES.flatMap((side) => {
    const plan = lineups.find(({ team }) => team === match[side].id);
    if (!plan || plan.set !== state.sets.length + 1 || written[side] !== null) return [];
    const sheet = plan.sheet.map(({ shirt }) => shirt);
    return refusePlan(log, side, { ...plan, sheet }) === null ? [{ side, plan }] : [];
  });
}

/** The entries that the slip is for the table: the team sheet where none is written yet, then the line-up. */
export function lineupEntries({ state }: MatchLog, side: Side, plan: PreparedLineup): object[] {
  const { set, players, captain } = plan;
  const record = state[side];
  const lineup = (liberos: readonly number[]) => ({
    type: 'lineup',
    set,
    team: side,
    players,
    liberos,
  });
  // A sheet that was handed in tells who is libero.
  if (record.players !== null || state.sets.length > 0) {
    return [lineup(record.players === null ? plan.liberos : record.liberos)];
  }
  const sheet = plan.sheet.map(({ shirt }) => shirt);
  const teamSheet = {
    players: sheet,
    liberos: plan.liberos,
    ...(captain === null ? {} : { captain }),
  };
  return [{ type: 'match-setup', [side]: teamSheet }, lineup(plan.liberos)];
}
