import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { MigrationError } from './migration-error.ts';
import { secondDay } from './migrations/0018-second-day.ts';
import { phonesToSignIn } from './migrations/0019-phones-to-sign-in.ts';
import { correctedReadings } from './migrations/0020-corrected-readings.ts';
import { forFans } from './migrations/0021-for-fans.ts';
import { namesByChange } from './migrations/0022-names-by-change.ts';
import { matchPlans } from './migrations/0023-match-plans.ts';
import { follows } from './migrations/0024-follows.ts';
import { leagueSecretaries } from './migrations/0025-league-secretaries.ts';
import { importColumns } from './migrations/0027-import-columns.ts';
import { resultFacts } from './migrations/0028-result-facts.ts';
import { draftPlans } from './migrations/0030-draft-plans.ts';
import { happenings } from './migrations/0031-happenings.ts';
import { push } from './migrations/0032-push.ts';
import { clubs } from './migrations/0033-clubs.ts';
import { webhooks } from './migrations/0034-webhooks.ts';
import { seasons } from './migrations/0035-seasons.ts';
import { duties } from './migrations/0036-duties.ts';
import { discipline } from './migrations/0037-discipline.ts';
import { tokenScopes } from './migrations/0038-token-scopes.ts';
import { newsLanguage } from './migrations/0039-news-language.ts';
import { movedFrom } from './migrations/0040-moved-from.ts';
import { eligibility } from './migrations/0041-eligibility.ts';
import { ledger } from './migrations/0042-ledger.ts';
import { hallLoans } from './migrations/0043-hall-loans.ts';
import { foundation } from './migrations/version-1.0/0001-foundation.ts';
import { siteNouns } from './migrations/version-1.0/0002-site-nouns.ts';
import { accounts } from './migrations/version-1.0/0003-accounts.ts';
import { officialsAndPartners } from './migrations/version-1.0/0004-officials-and-partners.ts';
import { fixtures } from './migrations/version-1.0/0005-fixtures.ts';
import { scorerPins } from './migrations/version-1.0/0006-scorer-pins.ts';
import { matchSheet } from './migrations/version-1.0/0007-match-sheet.ts';
import { parkedBranches } from './migrations/version-1.0/0008-parked-branches.ts';
import { claimsAndLineups } from './migrations/version-1.0/0009-claims-and-lineups.ts';
import { pageViews } from './migrations/version-1.0/0010-page-views.ts';
import { swissRounds } from './migrations/version-1.0/0011-swiss-rounds.ts';
import { secondFactor } from './migrations/version-1.0/0012-second-factor.ts';
import { orderedLists } from './migrations/version-1.0/0013-ordered-lists.ts';
import { unwantedPictures } from './migrations/version-1.0/0014-unwanted-pictures.ts';
import { playersOfAccounts } from './migrations/version-1.0/0015-players-of-accounts.ts';
import { keptAnswers } from './migrations/version-1.0/0016-kept-answers.ts';
import { peopleData } from './migrations/version-1.0/0017-people-data.ts';
import { teamEntries } from './migrations/version-1.1/0044-team-entries.ts';
import { dayDesk } from './migrations/version-1.1/0045-day-desk.ts';
import { sms } from './migrations/version-1.1/0046-sms.ts';
import { captainReports } from './migrations/version-1.1/0047-captain-reports.ts';
import { signUps } from './migrations/version-1.1/0048-sign-ups.ts';
import { seats } from './migrations/version-1.1/0050-seats.ts';
import { leaguePhases } from './migrations/version-1.1/0052-league-phases.ts';
import { captainNumbers } from './migrations/version-1.1/0053-captain-numbers.ts';
import { smsDelivery } from './migrations/version-1.1/0054-sms-delivery.ts';
import { dateRequests } from './migrations/version-1.1/0055-date-requests.ts';
import { messages } from './migrations/version-1.1/0056-messages.ts';
import { merges } from './migrations/version-1.1/0058-merges.ts';
import { transfers } from './migrations/version-1.1/0059-transfers.ts';
import { rallyScouting } from './migrations/version-1.1/0061-rally-scouting.ts';
import { hallChanges } from './migrations/version-1.1/0063-hall-changes.ts';
import { exams } from './migrations/version-1.1/0064-exams.ts';
import { telegram } from './migrations/version-1.1/0065-telegram.ts';
import { earlyReports } from './migrations/version-1.1/0066-early-reports.ts';
import { scoringTerms } from './migrations/version-1.1/0067-scoring-terms.ts';
import { leagueDocuments } from './migrations/version-1.1/0068-league-documents.ts';
import { newsPictures } from './migrations/version-1.1/0069-news-pictures.ts';
import { sheetPhotos } from './migrations/version-1.1/0070-sheet-photos.ts';
import { clubManagers } from './migrations/version-1.1/0071-club-managers.ts';
import { streamControls } from './migrations/version-1.1/0072-stream-controls.ts';
import { newsPictureAlt } from './migrations/version-1.1/0073-news-picture-alt.ts';
import { removedDocuments } from './migrations/version-1.2/0074-removed-documents.ts';
import { signing } from './migrations/version-1.2/0075-signing.ts';
import { whatsapp } from './migrations/version-1.2/0076-whatsapp.ts';

export type Migration = {
  name: string;
  up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
};

/** In order; a migration that has been released is never edited, the next one is added. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-foundation', up: foundation },
  { name: '0002-site-nouns', up: siteNouns },
  { name: '0003-accounts', up: accounts },
  { name: '0004-officials-and-partners', up: officialsAndPartners },
  { name: '0005-fixtures', up: fixtures },
  { name: '0006-scorer-pins', up: scorerPins },
  { name: '0007-match-sheet', up: matchSheet },
  { name: '0008-parked-branches', up: parkedBranches },
  { name: '0009-claims-and-lineups', up: claimsAndLineups },
  { name: '0010-page-views', up: pageViews },
  { name: '0011-swiss-rounds', up: swissRounds },
  { name: '0012-second-factor', up: secondFactor },
  { name: '0013-ordered-lists', up: orderedLists },
  { name: '0014-unwanted-pictures', up: unwantedPictures },
  { name: '0015-players-of-accounts', up: playersOfAccounts },
  { name: '0016-kept-answers', up: keptAnswers },
  { name: '0017-people-data', up: peopleData },
  { name: '0018-second-day', up: secondDay },
  { name: '0019-phones-to-sign-in', up: phonesToSignIn },
  { name: '0020-corrected-readings', up: correctedReadings },
  { name: '0021-for-fans', up: forFans },
  { name: '0022-names-by-change', up: namesByChange },
  { name: '0023-match-plans', up: matchPlans },
  { name: '0024-follows', up: follows },
  { name: '0025-league-secretaries', up: leagueSecretaries },
  { name: '0027-import-columns', up: importColumns },
  { name: '0028-result-facts', up: resultFacts },
  { name: '0030-draft-plans', up: draftPlans },
  { name: '0031-happenings', up: happenings },
  { name: '0032-push', up: push },
  { name: '0033-clubs', up: clubs },
  { name: '0034-webhooks', up: webhooks },
  { name: '0035-seasons', up: seasons },
  { name: '0036-duties', up: duties },
  { name: '0037-discipline', up: discipline },
  { name: '0038-token-scopes', up: tokenScopes },
  { name: '0039-news-language', up: newsLanguage },
  { name: '0040-moved-from', up: movedFrom },
  { name: '0041-eligibility', up: eligibility },
  { name: '0042-ledger', up: ledger },
  { name: '0043-hall-loans', up: hallLoans },
  { name: '0044-team-entries', up: teamEntries },
  { name: '0045-day-desk', up: dayDesk },
  { name: '0046-sms', up: sms },
  { name: '0047-captain-reports', up: captainReports },
  { name: '0048-sign-ups', up: signUps },
  { name: '0050-seats', up: seats },
  { name: '0052-league-phases', up: leaguePhases },
  { name: '0053-captain-numbers', up: captainNumbers },
  { name: '0054-sms-delivery', up: smsDelivery },
  { name: '0055-date-requests', up: dateRequests },
  { name: '0056-messages', up: messages },
  { name: '0058-merges', up: merges },
  { name: '0059-transfers', up: transfers },
  { name: '0061-rally-scouting', up: rallyScouting },
  { name: '0063-hall-changes', up: hallChanges },
  { name: '0064-exams', up: exams },
  { name: '0065-telegram', up: telegram },
  { name: '0066-early-reports', up: earlyReports },
  { name: '0067-scoring-terms', up: scoringTerms },
  { name: '0068-league-documents', up: leagueDocuments },
  { name: '0069-news-pictures', up: newsPictures },
  { name: '0070-sheet-photos', up: sheetPhotos },
  { name: '0071-club-managers', up: clubManagers },
  { name: '0072-stream-controls', up: streamControls },
  { name: '0073-news-picture-alt', up: newsPictureAlt },
  { name: '0074-removed-documents', up: removedDocuments },
  { name: '0075-signing', up: signing },
  { name: '0076-whatsapp', up: whatsapp },
];

type MigrationTables = { migration: { name: string; applied_at: number } };

/**
 * Brings the schema up to date in one transaction. Several nodes may start at once: a row lock on
 * PostgreSQL, the write lock on SQLite lets one work while the others wait and then find nothing to
 * do. No advisory locks, so that engines that only speak PostgreSQL's protocol stay open.
 *
 * @returns the names applied now
 */
export async function migrate(
  db: Kysely<unknown>,
  engine: Engine,
  now: number,
  migrations = MIGRATIONS,
): Promise<string[]> {
  await createLedger(db);
  return db.transaction().execute(async (transaction) => {
    await lockLedger(transaction, engine);
    const ledger = transaction as unknown as Kysely<MigrationTables>;
    const rows = await ledger.selectFrom('migration').select('name').execute();
    const pending = pendingOf(
      rows.map((row) => row.name),
      migrations,
    );
    for (const migration of pending) {
      await apply(migration, transaction, engine);
      const { name } = migration;
      await ledger.insertInto('migration').values({ name, applied_at: now }).execute();
    }
    return pending.map((migration) => migration.name);
  });
}

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<string[]> {
  const ledger = db as Kysely<MigrationTables>;
  const rows = await ledger.selectFrom('migration').select('name').execute();
  const done = new Set(rows.map((row) => row.name));
  return MIGRATIONS.filter(({ name }) => !done.has(name)).map(({ name }) => name);
}

/** @throws MigrationError where a newer version has been at work: its data may mean something else */
export function pendingOf(
  done: readonly string[],
  migrations: readonly Migration[] = MIGRATIONS,
): Migration[] {
  const known = migrations.map(({ name }) => name);
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new MigrationError(
      `The data were brought up to date by a newer Wavu (${newer.join(', ')}); this version knows ` +
        `them up to ${known.at(-1)}. Start the newer version, or restore the backup from before it.`,
    );
  }
  return migrations.filter(({ name }) => !done.includes(name));
}

async function apply({ name, up }: Migration, db: Kysely<unknown>, engine: Engine): Promise<void> {
  try {
    await up(db, engine);
  } catch (error) {
    throw new MigrationError(
      `Migration ${name} failed: ${(error as Error).message}; nothing was changed; ` +
        'the version from before can be started again.',
      { cause: error },
    );
  }
}

async function createLedger(db: Kysely<unknown>, tries = 5): Promise<void> {
  try {
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
  } catch (error) {
    // PostgreSQL: two nodes that create the same table at once; the loser finds it made.
    if (tries === 0) throw error;
    await createLedger(db, tries - 1);
  }
}

async function lockLedger(transaction: Transaction<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    // To wait for another node that migrates, and to migrate, may take as long as it takes.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`lock table migration in exclusive mode`.execute(transaction);
  }
}
