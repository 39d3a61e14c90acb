import type { SetLicences } from '#contract/eligibility/eligibility.ts';
import { textOf } from '#contract/text/text.ts';
import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { writeOnPages } from '#server/play/leagues/write-in-league.ts';
import { eligibilityOf } from './roster-queries.ts';

export function setEligibilityRule(
  store: Store,
  author: Author,
  leagueId: string,
  rule: EligibilityRule,
): Promise<void> {
  mustMakeSense(rule);
  return writeOnPages(store, author, leagueId, async ({ db, audit }) => {
    const before = await db
      .selectFrom('league')
      .select('eligibility')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('league')
      .set({ eligibility: JSON.stringify(rule), updated_at: author.now })
      .where('id', '=', leagueId)
      .execute();
    audit({
      action: 'league.eligibility',
      subject: `league:${leagueId}`,
      before: eligibilityOf(before),
      after: rule,
    });
  });
}

/** Limits that nobody can keep are slips of the keyboard. */
function mustMakeSense({ age, least, most, windows }: EligibilityRule): void {
  const { youngest = null, oldest = null } = age ?? {};
  if (age !== null && youngest === null && oldest === null)
    throw refused('AGE_MISSING', textOf('eligibility.ageMissing'), 'age.oldest');
  if (youngest !== null && oldest !== null && youngest > oldest)
    throw refused('AGES_CROSSED', textOf('eligibility.agesCrossed'), 'age.oldest');
  if (least !== null && most !== null && least > most)
    throw refused('SIZES_CROSSED', textOf('eligibility.sizesCrossed'), 'most');
  const backwards = windows.findIndex(({ from, until }) => until < from);
  if (backwards >= 0)
    throw refused(
      'WINDOW_BACKWARDS',
      textOf('eligibility.windowBackwards'),
      `windows.${backwards}.until`,
    );
}

/** The office alone gives licences: a coach could else license the own players. */
export function setLicences(
  store: Store,
  author: Author,
  leagueId: string,
  { licences }: SetLicences,
): Promise<void> {
  return writeOnPages(store, author, leagueId, async ({ db, audit }) => {
    const rows = await db
      .selectFrom('player')
      .innerJoin('league_team', 'league_team.team_id', 'player.team_id')
      .select(['player.id', 'player.licence', 'player.licence_until'])
      .where('league_team.league_id', '=', leagueId)
      .where('player.archived_at', 'is', null)
      .where(
        'player.id',
        'in',
        licences.map(({ player }) => player),
      )
      .execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    for (const [at, { player, licence, licenceUntil }] of licences.entries()) {
      const row = known.get(player);
      if (!row)
        throw refused('NOT_IN_LEAGUE', textOf('eligibility.playerNotIn'), `licences.${at}.player`);
      if (row.licence === licence && row.licence_until === licenceUntil) continue;
      if (licence === null && licenceUntil !== null)
        throw refused(
          'LICENCE_MISSING',
          textOf('eligibility.licenceMissing'),
          `licences.${at}.licence`,
        );
      await db
        .updateTable('player')
        .set({ licence, licence_until: licenceUntil, updated_at: author.now })
        .where('id', '=', player)
        .execute();
      audit({
        action: 'player.license',
        subject: `player:${player}`,
        before: { licence: row.licence, licenceUntil: row.licence_until },
        after: { licence, licenceUntil },
      });
    }
  });
}
