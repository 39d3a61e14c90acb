import type { CopyLeague } from '#contract/leagues/league.ts';
import { type PlanRule, teamsOfRule } from '#contract/leagues/plan/plan-rules.ts';
import type { ScheduleSettings } from '#contract/leagues/schedule.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { LeagueRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { copyPicture } from '#server/platform/files/copy-picture.ts';
import { forgetUploads } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { eligibilityOf } from '#server/play/eligibility/roster-queries.ts';
import { keepSettings } from '#server/play/fixtures/save-fixtures.ts';
import { listWithdrawn } from '#server/play/standings/withdrawn.ts';
import { enterTeam, mustBeSeason } from './commands.ts';
import { eligibilityOfCopy } from './eligibility-of-copy.ts';
import { type Moves, NO_MOVES, readMoves } from './moves.ts';

/**
 * The same league for another season: rules, points, order of the table, texts, partner, logo, secretaries
 * and plan of courts come along, on wish its teams and groups. Matches, decisions and days without play that
 * are over stay behind. The league may be archived.
 *
 * @returns the id of the new league
 */
export async function copyLeague(
  store: Store,
  storage: Storage,
  author: Author,
  sourceId: string,
  input: CopyLeague,
): Promise<string> {
  authorise(author.actor, 'league:create', { kind: 'site' });
  const source = await store.db
    .selectFrom('league')
    .selectAll()
    .where('id', '=', sourceId)
    .executeTakeFirst();
  if (!source) throw notFound('league.notFound');
  const moves = input.teams && input.moves ? await readMoves(store, source) : NO_MOVES;
  const id = newId(author.now);
  const logo = await copyPicture(storage, source.logo, sourceId, id);
  try {
    await write(store, author, (tx) => insertCopy(tx, author, source, { id, logo, moves }, input));
  } catch (error) {
    await forgetUploads(store.db, storage, [logo], author.now);
    throw error;
  }
  return id;
}

async function insertCopy(
  tx: Write,
  author: Author,
  source: LeagueRow,
  { id, logo, moves }: { id: string; logo: string | null; moves: Moves },
  input: CopyLeague,
): Promise<void> {
  await mustBeSeason(tx.db, input.season);
  await tx.db
    .insertInto('league')
    .values({
      ...source,
      id,
      logo,
      name: input.name,
      sort_name: sortName(input.name),
      starts_at: input.startsAt,
      season_id: input.season ?? null,
      eligibility: copiedEligibility(source, input.startsAt),
      // The phase before the copied league was another season's.
      carry_over_id: null,
      archived_at: null,
      created_at: author.now,
      updated_at: author.now,
    })
    .execute();
  const own = input.teams ? await teamsToEnter(tx, source.id) : [];
  const teams = [...own.filter((team) => !moves.leave.has(team)), ...moves.come];
  for (const team of teams) await enterTeam(tx.db, id, team);
  if (input.groups) await copyGroups(tx, author, source.id, id, new Set(teams));
  await copySecretaries(tx, author, source.id, id);
  await copySettings(tx, author, source.id, id, input.startsAt.slice(0, 10), teams);
  tx.audit({
    action: 'league.create',
    subject: `league:${id}`,
    after: { ...input, copyOf: source.id },
  });
  tx.siteChanged();
}

/** The teams of a league that could play again. */
async function teamsToEnter({ db }: Write, leagueId: string): Promise<string[]> {
  const withdrawn = await listWithdrawn(db, leagueId);
  const rows = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select('team.id')
    .where('league_team.league_id', '=', leagueId)
    .where('team.archived_at', 'is', null)
    .orderBy('team.id')
    .execute();
  return rows.map(({ id }) => id).filter((id) => !withdrawn.has(id));
}

/** A league without a rule stays without one. */
function copiedEligibility(source: LeagueRow, startsAt: string): string | null {
  if (source.eligibility === null) return null;
  const from = source.starts_at.slice(0, 10);
  return JSON.stringify(eligibilityOfCopy(eligibilityOf(source), from, startsAt.slice(0, 10)));
}

async function copyGroups(
  { db }: Write,
  author: Author,
  from: string,
  to: string,
  entered: ReadonlySet<string>,
): Promise<void> {
  const groups = await db
    .selectFrom('league_group')
    .select(['id', 'name'])
    .where('league_id', '=', from)
    .where('is_draft', '=', 0)
    .orderBy('id')
    .execute();
  for (const group of groups) {
    const id = newId(author.now);
    await db
      .insertInto('league_group')
      .values({ id, league_id: to, name: group.name, created_at: author.now, is_draft: 0 })
      .execute();
    const members = await db
      .selectFrom('group_team')
      .select('team_id')
      .where('group_id', '=', group.id)
      .execute();
    for (const { team_id } of members.filter((member) => entered.has(member.team_id))) {
      await db.insertInto('group_team').values({ group_id: id, team_id }).execute();
    }
  }
}

async function copySecretaries({ db }: Write, author: Author, from: string, to: string) {
  const rows = await db
    .selectFrom('league_secretary')
    .select('user_id')
    .where('league_id', '=', from)
    .execute();
  for (const { user_id } of rows) {
    const named = { league_id: to, user_id, named_at: author.now };
    await db.insertInto('league_secretary').values(named).execute();
  }
}

/** Days, hours and courts; the days without play from the new start on, and the rules of teams that are in. */
async function copySettings(
  tx: Write,
  author: Author,
  from: string,
  to: string,
  startsOn: string,
  teams: readonly string[],
): Promise<void> {
  const row = await tx.db
    .selectFrom('league_schedule')
    .select('body')
    .where('league_id', '=', from)
    .executeTakeFirst();
  if (!row) return;
  const settings = JSON.parse(row.body) as ScheduleSettings;
  const blackouts = settings.blackouts.filter(({ date }) => date >= startsOn);
  const isKept = (rule: PlanRule) => teamsOfRule(rule).every((team) => teams.includes(team));
  const rules = settings.rules?.filter(isKept);
  await keepSettings(tx, author, to, { ...settings, blackouts, ...(rules && { rules }) });
}
