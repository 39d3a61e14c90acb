import { dataset, day, flag, instant, integer, json, text, withheld } from './dataset.ts';

const id = text('The id, a UUID; the same in every dump and in the API.');
const created = instant('When the row was made.');
const updated = instant('When the row was changed last.');
const archived = instant('When it was archived; empty while it is in use.');
const league = text('The league.');
const team = text('The team.');

export const leagues = dataset('league', 'A league, a cup or a tournament.', {
  id,
  name: text('The name.'),
  sort_name: text('The name in lower case without accents.'),
  type: text('Indoor, beach or another kind, as the API names it.'),
  starts_at: day('The first day.'),
  season_id: text('The season; empty where it is of none.'),
  location: text('The city, town or hall.'),
  partner: withheld('N/A'),
  partner_id: withheld(null),
  about: withheld(''),
  logo: withheld(null),
  watch_url: withheld(null),
  tickets_url: withheld(null),
  ticket_price: withheld(null),
  rules: json('The rules of a match: the name of a preset, or all rules.'),
  points_system: text('The name of the points system; `own` where `points_scheme` has it.'),
  points_scheme: json('Points for a win, a loss and the like; empty where a system has a name.'),
  criteria: json('The criteria of the table, the first one first.'),
  phases: json('How its phases hang together; empty: the usual way.'),
  carry_over_id: text('The earlier league whose results count in its tables; may be empty.'),
  forecast: text('Whether chances are shown: auto, on or off.'),
  scoring: json('Country, age category and level on its scoresheets; empty: none is said.'),
  discipline: withheld(null),
  eligibility: withheld(null),
  archived_at: archived,
  created_at: created,
  updated_at: updated,
});

export const leagueTeams = dataset('league_team', 'A team of a league.', {
  league_id: league,
  team_id: team,
});

export const groups = dataset(
  'league_group',
  'A group of a league. Groups of drafts are left out.',
  {
    id,
    league_id: league,
    name: text('The name.'),
    created_at: created,
    is_draft: withheld(0),
  },
);

export const groupTeams = dataset('group_team', 'A team of a group.', {
  group_id: text('The group.'),
  team_id: team,
});

export const decisions = dataset(
  'table_entry',
  'A decision about a table: points given or taken, a withdrawal, a place, a lot.',
  {
    id,
    league_id: league,
    team_id: team,
    kind: text('adjustment, withdrawal, placing or lot.'),
    body: json('The decision. Reasons are not published.'),
    created_at: created,
  },
);

export const swiss = dataset('swiss', 'A league that is played in Swiss rounds.', {
  league_id: league,
  rounds: integer('The number of rounds.'),
  seed: text('The seed of the draw, so that anybody may repeat it.'),
  teams: json('The ids of the teams in the order drawn.'),
  wishes: json('Hours, courts and rests of later rounds.'),
  updated_at: updated,
});

export const swissRounds = dataset('swiss_round', 'A Swiss round that is paired.', {
  league_id: league,
  round: integer('The number of the round, from 1.'),
  plan_id: text('The fixtures of the round have the same `plan_id`.'),
  bye_team_id: text('The team that rests; empty where none does.'),
});

export const fixtures = dataset(
  'fixture',
  'A fixture of a plan. Where its teams are known a match has the same id. Drafts are left out.',
  {
    id,
    league_id: league,
    plan_id: text('Fixtures that were made together have the same.'),
    number: integer('The place in the plan, from 1.'),
    round: integer('The round, from 1.'),
    group_id: text('The group; empty where it is of none.'),
    label: text('The name that sources of others refer to, as SF1; may be empty.'),
    tie: text('The tie that it is a leg of; may be empty.'),
    leg: integer('The leg of the tie, from 1; may be empty.'),
    if_needed: flag('1: played only while its tie is open.'),
    rules: text('The name of a preset where it is not played by the rules of the league.'),
    counts: flag('1: it counts in the table.'),
    source1: json('Where the first team comes from.'),
    source2: json('Where the second team comes from.'),
    team1_id: text('The first team, where it came from a source and is known.'),
    team2_id: text('The second team, where it came from a source and is known.'),
    match_date: day('The day, East Africa Time.'),
    match_time: text('The time as HH:MM, East Africa Time.'),
    starts_at: instant('The start.'),
    location: text('The venue.'),
    court: text('The court; may be empty.'),
    state: text('waiting, made (a match has its id) or not-needed.'),
    is_draft: withheld(0),
    moved_from: withheld(null),
    archived_at: withheld(null),
    created_at: created,
    updated_at: updated,
  },
);
