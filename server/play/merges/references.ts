import type { MergeKind, MergeMove } from '#contract/merges/merge.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';

/** A column that names a record of a kind. */
export type Reference = {
  table: keyof Tables;
  column: string;
  /** The columns that tell the rows apart, beside this one. */
  keys: readonly string[];
  /** The kind as which it is counted where the merging is shown before it is done. */
  move: MergeMove;
  /** With these the table has at most one row for each record: the other's second one is dropped. */
  once?: readonly string[];
  /** The column names records of several kinds: this one has that value in `kind`. */
  kind?: string;
};

const BY_ID = ['id'] as const;

function refer(move: MergeMove, ...places: `${keyof Tables}.${string}`[]): Reference[] {
  return places.map((place) => {
    const [table, column] = place.split('.') as [keyof Tables, string];
    return { table, column, keys: BY_ID, move };
  });
}

/**
 * Every column that refers to a record, by its kind. A test reads the schema and goes red where one is
 * missing. Logs name shirts and no people: they need no change.
 */
export const REFERENCES: Record<MergeKind, readonly Reference[]> = {
  player: [
    ...refer('memberships', 'membership.player_id', 'transfer.player_id', 'worn_shirt.player_id'),
    ...refer('consents', 'player_consent.player_id'),
    { ...once('requests', 'team_request', 'player_id', ['team_id']), keys: BY_ID },
    { ...once('requests', 'player_claim', 'player_id', ['user_id']), keys: BY_ID },
    ...refer('requests', 'player_sign_up.player_id'),
    {
      table: 'sheet_breach',
      column: 'player_id',
      keys: ['match_id', 'team_id', 'number'],
      move: 'discipline',
    },
    { table: 'card', column: 'player_id', keys: ['match_id', 'event_id'], move: 'discipline' },
    ...refer('discipline', 'suspension.player_id'),
    { table: 'best_player', column: 'player_id', keys: ['match_id'], move: 'others' },
  ],
  team: [
    ...refer('players', 'player.team_id'),
    ...refer(
      'memberships',
      'membership.team_id',
      'transfer.from_team_id',
      'transfer.to_team_id',
      'worn_shirt.team_id',
    ),
    once('leagues', 'league_team', 'team_id', ['league_id']),
    once('leagues', 'group_team', 'team_id', ['group_id']),
    ...refer('leagues', 'table_entry.team_id', 'team_entry.team_id'),
    ...refer('matches', 'match.team1_id', 'match.team2_id'),
    ...refer('fixtures', 'fixture.team1_id', 'fixture.team2_id'),
    {
      table: 'swiss_round',
      column: 'bye_team_id',
      keys: ['league_id', 'round'],
      move: 'fixtures',
    },
    ...refer('discipline', 'suspension.team_id', 'protest.team_id'),
    { table: 'card', column: 'team_id', keys: ['match_id', 'event_id'], move: 'discipline' },
    once('discipline', 'sheet_breach', 'team_id', ['match_id', 'number']),
    ...refer('charges', 'charge.team_id'),
    { ...once('requests', 'team_request', 'team_id', ['player_id']), keys: BY_ID },
    ...refer('requests', 'date_request.team_id', 'sign_up_link.team_id', 'player_sign_up.team_id'),
    ...refer('others', 'captain_link.team_id', 'captain_report.team_id', 'captain_number.team_id'),
    ...refer('others', 'sheet_photo.team_id'),
    once('lineups', 'prepared_lineup', 'team_id', ['match_id']),
    ...refer('news', 'news.team_id'),
    followed('follow', ['follower_id', 'kind']),
    followed('follow_tell', ['follower_id', 'way', 'kind']),
    {
      ...once('followers', 'sms_opt_in', 'subject_id', ['address', 'kind']),
      keys: BY_ID,
      kind: 'team',
    },
  ],
  club: [
    ...refer('teams', 'team.club_id'),
    ...refer('charges', 'charge.club_id'),
    once('managers', 'club_manager', 'club_id', ['user_id']),
  ],
};

/** A column that is a part of the key of its table. */
function once(
  move: MergeMove,
  table: keyof Tables,
  column: string,
  others: readonly string[],
): Reference {
  return { table, column, keys: others, move, once: others };
}

function followed(table: 'follow' | 'follow_tell', others: readonly string[]): Reference {
  return { ...once('followers', table, 'subject_id', others), kind: 'team' };
}

/** Columns of JSON in which ids of a kind stand. */
export const TEXTS: Record<MergeKind, readonly Omit<Reference, 'move'>[]> = {
  player: [{ table: 'prepared_lineup', column: 'sheet', keys: ['match_id', 'team_id'] }],
  team: [
    { table: 'swiss', column: 'teams', keys: ['league_id'] },
    { table: 'swiss', column: 'wishes', keys: ['league_id'] },
    { table: 'fixture', column: 'source1', keys: BY_ID },
    { table: 'fixture', column: 'source2', keys: BY_ID },
    { table: 'league_schedule', column: 'body', keys: ['league_id'] },
  ],
  club: [],
};
