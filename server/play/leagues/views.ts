import type { League, LeagueType } from '#contract/leagues/league.ts';
import { type ForecastChoice, type Phases, USUAL_PHASES } from '#contract/leagues/phases/phases.ts';
import { NO_TERMS, type ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import type { MatchRulesChoice } from '#contract/matches/match-rules.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';

export type LeagueFacts = LeagueRow & {
  team_count: number | null;
  /** These are null as well where the season is archived. */
  season_name: string | null;
  season_starts_on: string | null;
  season_ends_on: string | null;
  partner_name: string | null;
  partner_link: string | null;
  partner_logo: string | null;
};

export function leagueView(row: LeagueFacts): League {
  return {
    id: row.id,
    name: row.name,
    type: row.type as LeagueType,
    startsAt: row.starts_at,
    season: seasonOf(row),
    location: row.location,
    partner: row.partner,
    partnerRef: partnerOf(row),
    about: row.about,
    logo: row.logo,
    watchUrl: row.watch_url,
    ticketsUrl: row.tickets_url,
    ticketPrice: row.ticket_price,
    rules: JSON.parse(row.rules) as MatchRulesChoice,
    pointsSystem: row.points_system as League['pointsSystem'],
    pointsScheme: JSON.parse(row.points_scheme ?? 'null') as League['pointsScheme'],
    criteria: JSON.parse(row.criteria) as League['criteria'],
    phases: phasesOf(row),
    forecast: row.forecast as ForecastChoice,
    scoring: scoringOf(row),
    teamCount: Number(row.team_count ?? 0),
    archived: row.archived_at !== null,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

/** The phases of a league; what it has not chosen is as usual. */
export function phasesOf(row: Pick<LeagueRow, 'phases' | 'carry_over_id'>): Phases {
  const chosen = JSON.parse(row.phases ?? '{}') as Partial<Phases>;
  return { ...USUAL_PHASES, ...chosen, carryOver: row.carry_over_id };
}

/** The facts for the scorer's table; what the league has not said is as usual. */
export function scoringOf({ scoring }: Pick<LeagueRow, 'scoring'>): ScoringTerms {
  return { ...NO_TERMS, ...(JSON.parse(scoring ?? '{}') as Partial<ScoringTerms>) };
}

function seasonOf(row: LeagueFacts): League['season'] {
  const { season_id: id, season_name: name } = row;
  const { season_starts_on: startsOn, season_ends_on: endsOn } = row;
  if (id === null || name === null || startsOn === null || endsOn === null) return null;
  return { id, name, startsOn, endsOn };
}

function partnerOf(row: LeagueFacts): League['partnerRef'] {
  const { partner_id: id, partner_name: name } = row;
  if (id === null || name === null) return null;
  return { id, name, link: row.partner_link, logo: row.partner_logo };
}
