import type { Tables } from '#server/platform/db/tables/tables.ts';

type TableName = keyof Tables;

/** The columns that tell the rows of each table apart, referenced tables before those that refer. */
export const TABLE_KEYS = {
  user: ['id'],
  session: ['id'],
  account: ['id'],
  verification: ['id'],
  api_token: ['id'],
  account_link: ['token_hash'],
  second_factor: ['user_id'],
  recovery_code: ['user_id', 'code_hash'],
  sign_in_try: ['id'],
  follower: ['id'],
  follow: ['follower_id', 'kind', 'subject_id'],
  club: ['id'],
  team: ['id'],
  player: ['id'],
  player_claim: ['id'],
  player_consent: ['id'],
  team_request: ['id'],
  partner: ['id'],
  league: ['id'],
  league_secretary: ['league_id', 'user_id'],
  league_team: ['league_id', 'team_id'],
  league_group: ['id'],
  group_team: ['group_id', 'team_id'],
  match: ['id'],
  fixture: ['id'],
  league_schedule: ['league_id'],
  swiss: ['league_id'],
  swiss_round: ['league_id', 'round'],
  match_event: ['match_id', 'seq'],
  signature: ['match_id', 'event_id'],
  parked_branch: ['match_id', 'id'],
  prepared_lineup: ['match_id', 'team_id'],
  best_player: ['match_id'],
  match_scorer: ['match_id', 'user_id'],
  official: ['id'],
  match_official: ['match_id', 'official_id'],
  scorer_link: ['id'],
  table_entry: ['id'],
  audit: ['id'],
  change: ['version'],
  happening: ['version'],
  consumer: ['name'],
  counter: ['name'],
  site_setting: ['name'],
  news: ['id'],
  venue: ['id'],
  feedback: ['id'],
  subscriber: ['id'],
  newsletter_token: ['token_hash'],
  newsletter_issue: ['id'],
  mail: ['id'],
  page_view: ['subject', 'subject_id', 'day'],
  unwanted_picture: ['key'],
  kept_answer: ['user_id', 'key'],
  import_columns: ['list', 'headings'],
  backup: ['day'],
} as const satisfies { [T in TableName]: readonly (keyof Tables[T])[] };

export const TABLE_ORDER = Object.keys(TABLE_KEYS) as readonly TableName[];

/** Secrets and answers to one person stay out of an export, which people pass around. */
export const SECRET_TABLES: ReadonlySet<TableName> = new Set([
  'session',
  'verification',
  'api_token',
  'account_link',
  'second_factor',
  'recovery_code',
  'sign_in_try',
  'scorer_link',
  'newsletter_token',
  'mail',
  'kept_answer',
  'backup',
]);

/** Columns of sign-in that an export leaves empty. */
export const SECRET_ACCOUNT_COLUMNS = [
  'password',
  'accessToken',
  'refreshToken',
  'idToken',
] as const;
