import type {
  AccountLinkRow,
  AccountRow,
  ApiTokenRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SessionRow,
  SignInTryRow,
  UserRow,
  VerificationRow,
} from './account-tables.ts';
import type { StoredAnswerRow } from './answer-tables.ts';
import type { BackupRow } from './backup-tables.ts';
import type { PlayerClaimRow, PreparedLineupRow } from './claim-tables.ts';
import type { ClubRow, Mergeable } from './club-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { DisciplineTables } from './discipline-tables.ts';
import type { EligibilityTables } from './eligibility-tables.ts';
import type { EntryTables } from './entry-tables.ts';
import type { FixtureRow, LeagueScheduleRow, SwissRoundRow, SwissRow } from './fixture-tables.ts';
import type { FollowTables } from './follow-tables.ts';
import type { HallTables } from './hall-tables.ts';
import type { HappeningTables } from './happening-tables.ts';
import type { LeagueTables, ScoringColumn } from './league-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type {
  MailRow,
  MessageTables,
  NewsletterIssueRow,
  NewsletterTokenRow,
  SubscriberRow,
} from './mail-tables.ts';
import type { OfficialTables, PartnerRow } from './official-tables.ts';
import type { ParkedBranchRow } from './parked-tables.ts';
import type { PlayerConsentRow, TeamRequestRow } from './people-tables.ts';
import type { SeasonRow } from './season-tables.ts';
import type { AuditRow, FeedbackRow, ImportColumnsRow, NewsRow, VenueRow } from './site-tables.ts';
import type { SmsTables } from './sms-tables.ts';
import type { PageViewRow } from './view-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/**
 * The rows as they are kept. Portable between SQLite and PostgreSQL: text ids (UUIDv7), instants as
 * integer epoch milliseconds, JSON as text, flags as 0 or 1. The four tables of the sign-in library
 * (`user`, `session`, `account`, `verification`) keep the column names and types that it wants.
 */
export type Tables = DeskTables &
  DisciplineTables &
  EligibilityTables &
  FollowTables &
  SmsTables &
  HallTables &
  HappeningTables &
  LeagueTables &
  LedgerTables &
  MessageTables &
  EntryTables &
  OfficialTables &
  WebhookTables & {
    user: UserRow;
    session: SessionRow;
    account: AccountRow;
    verification: VerificationRow;
    api_token: ApiTokenRow;
    account_link: AccountLinkRow;
    second_factor: SecondFactorRow;
    recovery_code: RecoveryCodeRow;
    sign_in_try: SignInTryRow;
    club: ClubRow;
    team: TeamRow;
    player: PlayerRow;
    player_claim: PlayerClaimRow;
    player_consent: PlayerConsentRow;
    team_request: TeamRequestRow;
    season: SeasonRow;
    league: LeagueRow;
    league_secretary: { league_id: string; user_id: string; named_at: number };
    club_manager: { club_id: string; user_id: string; named_at: number };
    league_team: { league_id: string; team_id: string };
    group_team: { group_id: string; team_id: string };
    match: MatchRow;
    fixture: FixtureRow;
    league_schedule: LeagueScheduleRow;
    swiss: SwissRow;
    swiss_round: SwissRoundRow;
    match_event: MatchEventRow;
    signature: { match_id: string; event_id: string; drawing: string };
    parked_branch: ParkedBranchRow;
    prepared_lineup: PreparedLineupRow;
    best_player: { match_id: string; player_id: string; chosen_at: number };
    match_scorer: { match_id: string; user_id: string };
    scorer_link: ScorerLinkRow;
    audit: AuditRow;
    change: ChangeRow;
    counter: { name: string; value: number };
    site_setting: { name: string; value: string };
    news: NewsRow;
    venue: VenueRow;
    feedback: FeedbackRow;
    subscriber: SubscriberRow;
    newsletter_token: NewsletterTokenRow;
    newsletter_issue: NewsletterIssueRow;
    mail: MailRow;
    partner: PartnerRow;
    page_view: PageViewRow;
    /** Keys of storage, the picture in its largest size. */
    unwanted_picture: { key: string; since: number };
    kept_answer: StoredAnswerRow;
    import_columns: ImportColumnsRow;
    backup: BackupRow;
  };

export type TeamRow = Mergeable & {
  id: string;
  name: string;
  /** Lower case without accents: what lists order by and search looks in. */
  sort_name: string;
  city: string;
  gender: string;
  coach: string;
  coach_user_id: string | null;
  club_id: string | null;
  about: string;
  logo: string | null;
  jersey_color1: string;
  jersey_color2: string;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type PlayerRow = Mergeable & {
  id: string;
  user_id: string | null;
  team_id: string | null;
  full_name: string;
  sort_name: string;
  nickname: string | null;
  phone: string | null;
  email: string | null;
  profile_picture: string | null;
  date_of_birth: string | null;
  nationality: string | null;
  gender: string | null;
  jersey_number: number | null;
  height: number | null;
  weight: number | null;
  dominant_hand: string | null;
  position: string | null;
  personal_bio: string | null;
  instagram: string | null;
  tiktok: string | null;
  facebook: string | null;
  /** 1: a consent to show the name is in force; so the two below it. See `player_consent`. */
  consent: number;
  consent_picture: number;
  consent_statistics: number;
  /** The number of the licence, and its last day as `YYYY-MM-DD`; null: it does not end. */
  licence: string | null;
  licence_until: string | null;
  /** The account that made the record; null where that is not known. */
  created_by: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type LeagueRow = ScoringColumn & {
  id: string;
  name: string;
  sort_name: string;
  type: string;
  starts_at: string;
  season_id: string | null;
  location: string;
  /** A name or 'N/A'; `partner_id` where it is one on record. */
  partner: string;
  partner_id: string | null;
  about: string;
  logo: string | null;
  watch_url: string | null;
  tickets_url: string | null;
  /** Whole shillings; 0: nothing has to be paid. */
  ticket_price: number | null;
  rules: string;
  points_system: string;
  /** JSON of the league's own points, where `points_system` is 'own'. */
  points_scheme: string | null;
  criteria: string;
  /** JSON of how its phases hang together, without the earlier league; null: the usual way. */
  phases: string | null;
  /** The earlier league whose results count in the tables of this one. */
  carry_over_id: string | null;
  /** Whether chances are shown: 'auto', 'on', 'off'. */
  forecast: string;
  /** JSON of the rule of cards and protests; null: none. */
  discipline: string | null;
  /** JSON of who may play; null: everybody. */
  eligibility: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type MatchRow = ScoringColumn & {
  id: string;
  team1_id: string;
  team2_id: string;
  match_type: string;
  league_id: string | null;
  group_id: string | null;
  round: string | null;
  gender: string;
  match_date: string;
  match_time: string;
  starts_at: number;
  location: string;
  court: string | null;
  watch_url: string | null;
  tickets_url: string | null;
  ticket_price: number | null;
  /** Spectators, where somebody counted. */
  attendance: number | null;
  /** Public: the reason of the result or of the interruption. */
  result_reason: string | null;
  /** 1: it waits for a late match, and begins at this time or after it. */
  not_before: number;
  /** 0: listed, not in the standings. */
  counts: number;
  demo: number;
  /** Frozen JSON of the match's rules from the first event on; null before. */
  rules: string | null;
  pen_epoch: number;
  pen_holder: string | null;
  /** Entries of the log; the compare-and-set of every append. */
  seq: number;
  /** Version of the live room; moves with every change that a reader can see. */
  version: number;
  status: string;
  /** The projection of the log, written in the same transaction as its events. */
  sets: string;
  team1_wins: number;
  team2_wins: number;
  winner: string | null;
  decided: number;
  serving: string | null;
  set_point: string | null;
  match_point: string | null;
  detail: string;
  current_set: number | null;
  forfeit: string | null;
  /** 0: not official; above 1: corrected. */
  sheet_version: number;
  /** Changes of day, time, place, teams or of what becomes of the match; never of its score. */
  plan_version: number;
  /** When the plan or the result changed, as calendars show them. */
  plan_changed_at: number;
  /** JSON of the day, hour and place that it was published with; null while it was not moved. */
  moved_from: string | null;
  number: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type MatchEventRow = {
  match_id: string;
  seq: number;
  id: string;
  type: string;
  /** The client's time of the happening; never used for order. */
  at: number;
  payload: string;
  epoch: number;
  actor: string;
  recorded_at: number;
};

export type ScorerLinkRow = {
  id: string;
  match_id: string;
  token_hash: string;
  /** null for links that were opened by a PIN. */
  pin_hash: string | null;
  created_by: string | null;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

/** The outbox: one row per change that readers see, numbered without gaps in order of commit. */
export type ChangeRow = {
  version: number;
  at: number;
  topics: string;
  match_id: string | null;
  match_version: number | null;
  live_version: number | null;
  line: string | null;
};
