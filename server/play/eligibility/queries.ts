import type { EligibilityOffice, TeamEligibility } from '#contract/eligibility/eligibility.ts';
import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { Store } from '#server/platform/db/store.ts';
import { checkLeague, dayOf, eligibilityOf, getLeague } from './roster-queries.ts';
import { NO_LIMITS, readSheetLimits, type SheetPlayer } from './sheet-queries.ts';
import { checkedRosterView, sheetBreachView } from './views.ts';

const MOST_BREACHES = 200;

export async function getEligibilityRule(
  { db }: Store,
  leagueId: string,
): Promise<EligibilityRule> {
  return eligibilityOf(await getLeague(db, leagueId));
}

export async function getEligibilityOffice(
  { db }: Store,
  leagueId: string,
  now: number,
  on?: string,
): Promise<EligibilityOffice> {
  const league = await getLeague(db, leagueId);
  const day = on ?? dayOf(league, now);
  const { rule, rows, checked } = await checkLeague(db, league, day);
  const breaches = await db
    .selectFrom('sheet_breach')
    .innerJoin('match', 'match.id', 'sheet_breach.match_id')
    .innerJoin('team', 'team.id', 'sheet_breach.team_id')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .leftJoin('player', 'player.id', 'sheet_breach.player_id')
    .selectAll('sheet_breach')
    .select(['match.match_date', 't1.name as team1', 't2.name as team2'])
    .select(['team.name as team_name', 'player.full_name'])
    .where('match.league_id', '=', leagueId)
    .where('match.archived_at', 'is', null)
    .orderBy('match.starts_at', 'desc')
    .orderBy('sheet_breach.match_id')
    .orderBy('sheet_breach.team_id')
    .orderBy('sheet_breach.number')
    .limit(MOST_BREACHES)
    .execute();
  return {
    rule: { ...rule, windows: [...rule.windows] },
    day,
    teams: checkedRosterView(rows, checked),
    breaches: breaches.map(sheetBreachView),
  };
}

/** The check of one team in each league that it is entered in. */
export async function getTeamEligibility(
  { db }: Store,
  teamId: string,
  now: number,
  on?: string,
): Promise<TeamEligibility> {
  const leagues = await db
    .selectFrom('league_team')
    .innerJoin('league', 'league.id', 'league_team.league_id')
    .select(['league.id', 'league.name', 'league.eligibility', 'league.starts_at'])
    .where('league_team.team_id', '=', teamId)
    .where('league.archived_at', 'is', null)
    .where('league.eligibility', 'is not', null)
    .orderBy('league.starts_at', 'desc')
    .orderBy('league.id')
    .execute();
  const items: TeamEligibility['items'] = [];
  for (const league of leagues) {
    const day = on ?? dayOf(league, now);
    const { rule, rows, checked } = await checkLeague(db, league, day);
    const roster = checkedRosterView(rows, checked).find(({ team }) => team.id === teamId);
    if (!roster) continue;
    items.push({
      league: { id: league.id, name: league.name },
      rule: { ...rule, windows: [...rule.windows] },
      day,
      roster,
    });
  }
  return { items, next: null };
}

/** Shirts for the table of the scorer; reasons are for the coach and the office alone. */
export async function listIneligibleShirts({ db }: Store, matchId: string) {
  const match = await db
    .selectFrom('match')
    .select(['id', 'league_id', 'match_date', 'team1_id', 'team2_id'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  const limits = match ? await readSheetLimits(db, match) : NO_LIMITS;
  const shirts = (players: readonly SheetPlayer[]) => players.flatMap(({ shirt }) => shirt ?? []);
  const [team1, team2] = SIDES.map((side) => {
    const { notEligible, foreign, mostForeign } = limits[side];
    const abroad = mostForeign === null ? [] : shirts(foreign);
    return { shirts: shirts(notEligible), foreign: abroad, mostForeign };
  });
  return { team1: team1!, team2: team2!, isRefused: limits.refusesNotEligible };
}
