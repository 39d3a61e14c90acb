import { textOf } from '#contract/text/text.ts';
import { endFirstPassword } from '#server/accounts/users/first-password.ts';
import { TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { removeUnusedPictures } from '#server/platform/files/forget-pictures.ts';
import { DEMO_SETTING, readDemoState } from './demo-state.ts';

/** Addresses of people whom the demonstration invented: no mailbox has one. */
const INVENTED = '%@demo.invalid';

/**
 * `goes`: teams, leagues, matches and whatever belongs to them. `stays`: people who sign in, the trail
 * and the site's own settings.
 */
const TREATMENT = {
  user: 'stays',
  session: 'stays',
  account: 'stays',
  verification: 'stays',
  api_token: 'stays',
  account_link: 'stays',
  second_factor: 'stays',
  recovery_code: 'stays',
  sign_in_try: 'stays',
  follower: 'stays',
  follow: 'goes',
  follow_tell: 'goes',
  delivery_address: 'stays',
  way_outcome: 'stays',
  way_setting: 'stays',
  sms_opt_in: 'stays',
  sms: 'stays',
  sms_budget: 'stays',
  sms_spent: 'stays',
  sms_early_report: 'stays',
  webhook: 'stays',
  webhook_delivery: 'stays',
  telegram_message: 'stays',
  club: 'goes',
  club_manager: 'goes',
  team: 'goes',
  player: 'goes',
  player_claim: 'goes',
  player_consent: 'goes',
  team_request: 'goes',
  partner: 'goes',
  season: 'goes',
  league: 'goes',
  league_secretary: 'goes',
  league_document: 'goes',
  league_team: 'goes',
  league_group: 'goes',
  group_team: 'goes',
  match: 'goes',
  fixture: 'goes',
  league_schedule: 'goes',
  swiss: 'goes',
  swiss_round: 'goes',
  match_event: 'goes',
  card: 'goes',
  suspension: 'goes',
  membership: 'goes',
  charge: 'goes',
  payment: 'goes',
  entry_link: 'goes',
  team_entry: 'goes',
  captain_link: 'goes',
  captain_report: 'goes',
  date_request: 'goes',
  captain_number: 'goes',
  message: 'goes',
  message_to: 'goes',
  message_seen: 'stays',
  sign_up_link: 'goes',
  player_sign_up: 'goes',
  transfer: 'goes',
  worn_shirt: 'goes',
  record_merge: 'goes',
  sheet_photo: 'goes',
  sheet_breach: 'goes',
  protest: 'goes',
  signature: 'goes',
  parked_branch: 'goes',
  prepared_lineup: 'goes',
  best_player: 'goes',
  match_scorer: 'goes',
  official: 'goes',
  match_official: 'goes',
  official_absence: 'goes',
  duty_link: 'goes',
  own_calendar: 'goes',
  exam_result: 'goes',
  scorer_link: 'goes',
  desk_change: 'goes',
  court_link: 'goes',
  seat_link: 'goes',
  seat_request: 'goes',
  rally_scouting: 'goes',
  stream_control: 'goes',
  signing_link: 'goes',
  handed_signature: 'goes',
  hall_loan: 'goes',
  hall_match: 'goes',
  hall_entry: 'goes',
  hall_source: 'goes',
  hall_source_match: 'goes',
  hall_change: 'goes',
  hall_source_change: 'goes',
  table_entry: 'goes',
  audit: 'stays',
  change: 'stays',
  counter: 'stays',
  site_setting: 'stays',
  news: 'goes',
  venue: 'goes',
  feedback: 'stays',
  subscriber: 'stays',
  newsletter_token: 'stays',
  newsletter_issue: 'stays',
  mail: 'stays',
  page_view: 'goes',
  unwanted_picture: 'stays',
  // They name rows that are gone.
  kept_answer: 'goes',
  import_columns: 'stays',
  happening: 'goes',
  consumer: 'stays',
  backup: 'stays',
} as const satisfies Record<keyof Tables, 'stays' | 'goes'>;

/** The columns that hold the address of a picture. */
const PICTURES = [
  ['team', 'logo'],
  ['player', 'profile_picture'],
  ['league', 'logo'],
  ['partner', 'logo'],
] as const;

/**
 * Takes the demonstration away, with whatever was entered beside it, so that an association begins
 * with an empty site. Accounts of real people, settings and the trail stay; the printed password of the
 * first start ends.
 */
export async function removeDemo(store: Store, author: Author): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async (tx) => {
    if ((await readDemoState(tx.db)) !== 'loaded') {
      throw new AppError('CONFLICT', textOf('installation.noDemo'));
    }
    await forgetPictures(tx, author.now);
    // Rows that refer go before those that they refer to.
    for (const table of TABLE_ORDER.toReversed()) {
      if (TREATMENT[table] === 'goes') await tx.db.deleteFrom(table).execute();
    }
    await tx.db.deleteFrom('user').where('email', 'like', INVENTED).execute();
    await endFirstPassword(tx);
    await tx.db
      .updateTable('site_setting')
      .set({ value: JSON.stringify('removed') })
      .where('name', '=', DEMO_SETTING)
      .execute();
    tx.audit({ action: 'demo.remove', subject: 'site' });
    tx.siteChanged();
  });
}

async function forgetPictures({ db }: Write, now: number): Promise<void> {
  for (const [table, column] of PICTURES) {
    const rows = await db.selectFrom(table).select(`${column} as address`).execute();
    await removeUnusedPictures(
      db,
      rows.map(({ address }) => address),
      now,
    );
  }
}
