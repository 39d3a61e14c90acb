import { type ImportChange, TEAM_COLUMNS } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import { type CreateTeam, createTeamSchema } from '#contract/people/team.ts';
import { type Gender, NO_NAME } from '#contract/primitives.ts';
import { textOfIssue } from '#contract/text/issue-text.ts';
import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { TeamRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { insertTeams } from '#server/play/teams/commands.ts';
import { changesOf, type RawRow } from './changes-of.ts';
import { groupIdOf, readGroupNames } from './group-names.ts';
import type { Findings } from './import-players.ts';
import { nearNames, nearText } from './near-names.ts';
import type { Faults } from './read/faults.ts';
import { genderFault, genderOf } from './read/gender-words.ts';
import { TEAM_MEANINGS, TEAM_WORDS } from './table/column-words.ts';
import { teamSection } from './table/sections.ts';
import type { Shape } from './table/shape.ts';
import { coloursOf } from './values/colours.ts';

type TeamColumn = (typeof TEAM_COLUMNS)[number];
type NewTeam = { id: string; input: CreateTeam };
export type RawTeam = RawRow<TeamColumn>;

const COLUMNS = {
  city: 'city',
  coach: 'coach',
  about: 'about',
  jerseyColor1: 'jersey_color1',
  jerseyColor2: 'jersey_color2',
} as const satisfies Partial<Record<TeamColumn, keyof TeamRow>>;

export const TEAM_SHAPE: Shape<TeamColumn> = {
  columns: TEAM_COLUMNS,
  required: ['name', 'gender'],
  words: TEAM_WORDS,
  meanings: TEAM_MEANINGS,
  main: 'name',
  fills: ['group', 'gender'],
  section: teamSection,
};

export type TeamsOf = {
  league: string | undefined;
  /** Of rows that name none. */
  gender: Gender | undefined;
  decisions: ImportDecisions;
};

/** Teams by name and gender: new ones are made, known ones changed where the file says otherwise. */
export async function importTeams(
  tx: Write,
  author: Author,
  rawRows: readonly RawTeam[],
  { league: leagueId, gender, decisions }: TeamsOf,
  { faults, notes, questions }: Findings,
): Promise<ImportChange[]> {
  const known = await tx.db
    .selectFrom('team')
    .selectAll()
    .where('archived_at', 'is', null)
    .execute();
  const byKey = Map.groupBy(known, (team) => keyOf(team.name, team.gender));
  const byId = new Map(known.map((team) => [team.id, team]));
  const near = nearNames(known);
  const decided = new Map(
    Object.entries(decisions.teams ?? {}).map(([name, id]) => [foldedName(name), id]),
  );
  const groups = leagueId ? new Map(await readGroupNames(tx.db, leagueId)) : new Map();
  const seen = new Set<string>();
  const changes: ImportChange[] = [];
  const fresh: NewTeam[] = [];
  for (const { row, cells: written } of rawRows) {
    const before = faults.count();
    const cells = teamCells(row, written, gender, notes);
    const checked = createTeamSchema.safeParse(teamOf(cells));
    for (const issue of checked.error?.issues ?? []) {
      const column = String(issue.path[0]);
      const isGender = column === 'gender';
      faults.add(row, column, isGender ? genderFault(written.gender ?? '') : textOfIssue(issue));
    }
    const key = keyOf(cells.name ?? '', cells.gender ?? '');
    if (seen.has(key)) faults.add(row, 'name', textOf('import.inFileTwice'));
    seen.add(key);
    if (cells.group !== undefined && leagueId === undefined)
      faults.add(row, 'group', textOf('import.needsLeague'));
    if (faults.count() > before || !checked.success) continue;
    const decision = decided.get(foldedName(checked.data.name));
    const meant = decision === undefined ? undefined : byId.get(decision);
    const [team, ...others] = meant ? [meant] : (byKey.get(key) ?? []);
    if (others.length > 0) {
      faults.add(
        row,
        'name',
        textOf('import.teamsSameName', { count: others.length + 1, name: checked.data.name }),
      );
      continue;
    }
    const options = near(checked.data.name).filter((each) => each.gender === cells.gender);
    if (team === undefined && decision !== 'new' && options.length > 0) {
      const value = checked.data.name;
      faults.add(row, 'name', nearText(value, options), 'asked');
      const offered = options.map(({ id, name }) => ({ id, name }));
      questions.ask({ kind: 'team', value, options: offered, mayBeNew: true }, row);
      continue;
    }
    const change = await keepTeam(tx, author, checked.data, cells, team);
    if (change.isNew) fresh.push({ id: change.id, input: checked.data });
    // A league is entered by a team that is there.
    if (leagueId !== undefined) await insertTeams(tx, author, fresh.splice(0));
    const place = await enter(tx, author, leagueId, change.id, cells.group, groups);
    const columns = [...change.columns, ...place];
    if (team === undefined || columns.length > 0)
      changes.push({ row, what: team ? 'changed' : 'new', name: checked.data.name, columns });
  }
  await insertTeams(tx, author, fresh);
  return changes;
}

/** The cells of a team as they are kept: genders and colours by their words. */
function teamCells(
  row: number,
  written: RawTeam['cells'],
  gender: Gender | undefined,
  notes: Faults,
): RawTeam['cells'] {
  const { jerseyColor1: first, jerseyColor2: second, ...others } = written;
  const colours: RawTeam['cells'] = {};
  const [main, other] = first === undefined || isCode(first) ? [first] : coloursOf(first);
  if (main !== undefined) colours.jerseyColor1 = main;
  else if (first !== undefined)
    notes.add(row, 'jerseyColor1', textOf('import.colour', { value: first }));
  const away = second === undefined || isCode(second) ? (second ?? other) : coloursOf(second)[0];
  if (away !== undefined) colours.jerseyColor2 = away;
  return {
    ...others,
    ...colours,
    gender: written.gender === undefined ? gender : genderOf(written.gender),
  } as RawTeam['cells'];
}

function isCode(colour: string): boolean {
  return colour.startsWith('#');
}

function keyOf(name: string, gender: string): string {
  return `${foldedName(name)} ${gender}`;
}

function teamOf({ group: _group, ...cells }: RawTeam['cells']): Record<string, unknown> {
  return { ...cells, city: cells.city ?? '–', coach: cells.coach ?? NO_NAME };
}

async function keepTeam(
  tx: Write,
  author: Author,
  input: CreateTeam,
  cells: RawTeam['cells'],
  team: TeamRow | undefined,
): Promise<{ id: string; columns: ImportChange['columns']; isNew: boolean }> {
  if (team === undefined) {
    const columns = changesOf<TeamRow>(cells, COLUMNS, undefined);
    return { id: newId(author.now), columns, isNew: true };
  }
  const columns = changesOf(cells, COLUMNS, team);
  if (columns.length > 0) {
    const changed = columns.map(({ column }) => column as keyof typeof COLUMNS);
    const set = Object.fromEntries(changed.map((name) => [COLUMNS[name], input[name]]));
    // A plain name is no account: whoever coached by an account is replaced by it.
    const coach = 'coach' in set ? { coach_user_id: null } : {};
    await tx.db
      .updateTable('team')
      .set({ ...set, ...coach, updated_at: author.now })
      .where('id', '=', team.id)
      .execute();
    tx.audit({ action: 'team.import', subject: `team:${team.id}`, after: set });
    tx.siteChanged();
  }
  return { id: team.id, columns, isNew: false };
}

/** Into the league, and into one of its groups, where it is not yet. */
async function enter(
  tx: Write,
  author: Author,
  leagueId: string | undefined,
  team: string,
  group: string | undefined,
  groups: Map<string, string>,
): Promise<ImportChange['columns']> {
  if (leagueId === undefined) return [];
  const entered = await tx.db
    .insertInto('league_team')
    .values({ league_id: leagueId, team_id: team })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = Number(entered.numInsertedOrUpdatedRows ?? 0) > 0;
  const league = isNew ? [{ column: 'league', before: null, after: '✓' }] : [];
  if (isNew) tx.siteChanged();
  if (group === undefined) return league;
  const groupId = await groupIdOf(tx, author, leagueId, groups, group);
  const existing = await tx.db
    .selectFrom('group_team')
    .innerJoin('league_group', 'league_group.id', 'group_team.group_id')
    .select(['league_group.id', 'league_group.name'])
    .where('league_group.league_id', '=', leagueId)
    .where('group_team.team_id', '=', team)
    .execute();
  if (existing.some(({ id }) => id === groupId)) return league;
  for (const { id } of existing)
    await tx.db
      .deleteFrom('group_team')
      .where('group_id', '=', id)
      .where('team_id', '=', team)
      .execute();
  await tx.db.insertInto('group_team').values({ group_id: groupId, team_id: team }).execute();
  tx.siteChanged();
  return [...league, { column: 'group', before: existing[0]?.name ?? null, after: group }];
}
