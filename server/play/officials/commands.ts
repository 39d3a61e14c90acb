import {
  type AssignOfficials,
  type CreateOfficial,
  DUTIES,
  type Duty,
  MAX_LINE_JUDGES,
  type UpdateOfficial,
} from '#contract/people/official.ts';
import { textOf } from '#contract/text/text.ts';
import { mustBeAccount } from '#server/accounts/users/queries.ts';
import {
  archiveRow,
  getUnarchivedRow,
  givenColumns,
  updateRow,
} from '#server/platform/db/archivable-rows.ts';
import { newId } from '#server/platform/db/id.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchOfficialRow, OfficialRow } from '#server/platform/db/tables/official-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { bumpMatch, getOwnMatchRow } from '#server/play/matches/commands.ts';
import { isToCome } from '#server/play/matches/tell-of-plan.ts';

const SITE = { kind: 'site' } as const;

/** The columns of what is given. */
function columnsOf({ name, account, ...rest }: UpdateOfficial): Partial<OfficialRow> {
  return givenColumns({
    name,
    sort_name: name === undefined ? undefined : sortName(name),
    user_id: account,
    ...rest,
  });
}

export async function createOfficial(
  store: Store,
  author: Author,
  input: CreateOfficial,
): Promise<string> {
  authorise(author.actor, 'official:write', SITE);
  return write(store, author, async ({ db, audit }) => {
    if (input.account) await mustBeAccount(db, input.account);
    const id = newId(author.now);
    await db
      .insertInto('official')
      .values({
        id,
        level: '',
        city: '',
        phone: null,
        email: null,
        note: '',
        user_id: null,
        archived_at: null,
        created_at: author.now,
        updated_at: author.now,
        ...columnsOf(input),
        name: input.name,
        sort_name: sortName(input.name),
      })
      .execute();
    audit({ action: 'official.create', subject: `official:${id}`, after: input });
    return id;
  });
}

export async function updateOfficial(
  store: Store,
  author: Author,
  id: string,
  input: UpdateOfficial,
): Promise<void> {
  authorise(author.actor, 'official:write', SITE);
  await write(store, author, async (tx) => {
    const row = await getUnarchivedRow(tx.db, 'official', id);
    if (input.account) await mustBeAccount(tx.db, input.account);
    await updateRow(tx, author, 'official', row, { columns: columnsOf(input), input });
  });
}

/** Archives: matches keep the name, a right to score goes. */
export async function deleteOfficial(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'official:write', SITE);
  await write(store, author, (tx) => archiveRow(tx, author, 'official', id));
}

/** The columns of a duty that nobody has answered. */
export const NO_ANSWER = {
  answer: null,
  answer_reason: '',
  answered_at: null,
  answered_plan: null,
};

/** Gives a match its officials, the whole list at once; answers to duties that stay are kept. */
export async function assignOfficials(
  store: Store,
  author: Author,
  matchId: string,
  { officials }: AssignOfficials,
): Promise<void> {
  await write(store, author, async (tx) => {
    const match = await getOwnMatchRow(tx.db, matchId, author.actor, 'match:assign');
    await replaceCrew(tx, store, author, match, await listDutyRows(tx, matchId), officials);
  });
}

/** The duties of a match with their answers, in the order of a scoresheet. */
export async function listDutyRows({ db }: Write, matchId: string): Promise<MatchOfficialRow[]> {
  const rows = await db
    .selectFrom('match_official')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('official_id')
    .execute();
  return DUTIES.flatMap((duty) => rows.filter((row) => row.duty === duty));
}

/** The officials of a match, as a list that can be sent again. */
export function assignmentsOf(rows: readonly MatchOfficialRow[]): AssignOfficials['officials'] {
  return rows.map(({ official_id, duty }) => ({ official: official_id, duty: duty as Duty }));
}

/** Puts this list in the place of the present officials of a match. */
export async function replaceCrew(
  tx: Write,
  store: Store,
  author: Author,
  match: MatchRow,
  present: readonly MatchOfficialRow[],
  officials: AssignOfficials['officials'],
): Promise<void> {
  mustBeOneCrew(officials);
  const before = assignmentsOf(present);
  const remaining = new Set(before.map(({ official }) => official));
  for (const [at, { official }] of officials.entries()) {
    if (!remaining.has(official)) await mustBeOfficial(tx.db, official, at);
  }
  // First of all: whoever sends another list at the same moment begins again behind this one.
  await bumpMatch(tx, store, author, match, {});
  await tx.db.deleteFrom('match_official').where('match_id', '=', match.id).execute();
  if (officials.length > 0) {
    await tx.db
      .insertInto('match_official')
      .values(
        officials.map(({ official, duty }) => ({
          ...NO_ANSWER,
          // The same duty is not asked for twice.
          ...present.find((it) => it.official_id === official && it.duty === duty),
          match_id: match.id,
          official_id: official,
          duty,
        })),
      )
      .execute();
  }
  tellCrew(tx, author.now, match, present, officials);
  tx.audit({
    action: 'match.officials',
    subject: `match:${match.id}`,
    before: { officials: before },
    after: { officials },
  });
}

/** Tells who has another duty from now on, or none any more; of a match that is over nobody hears. */
function tellCrew(
  tx: Write,
  now: number,
  match: MatchRow,
  present: readonly MatchOfficialRow[],
  officials: AssignOfficials['officials'],
): void {
  if (!isToCome(match, now)) return;
  const people = [
    ...new Set([...present.map((row) => row.official_id), ...officials.map((it) => it.official)]),
  ];
  for (const id of people) {
    const former = present.find((row) => row.official_id === id);
    // An official who has declined knows that somebody else comes.
    const before = former && former.answer !== 'declined' ? former.duty : null;
    const value = officials.find(({ official }) => official === id)?.duty ?? null;
    if (before === value) continue;
    tx.tell({
      kind: value === null ? 'release' : 'nomination',
      topic: `duty:${match.id}:${id}`,
      before,
      value,
      matchId: match.id,
      leagueId: match.league_id,
      about: `official:${id}`,
      to: [`official:${id}`],
    });
  }
}

async function mustBeOfficial(db: Write['db'], id: string, at: number): Promise<void> {
  const row = await db
    .selectFrom('official')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) {
    throw refused('UNKNOWN_REFERENCE', textOf('official.unknown'), `officials.${at}.official`);
  }
}

/** Nobody does two things in a match, and of most duties there is one. */
function mustBeOneCrew(officials: AssignOfficials['officials']): void {
  const people = new Set<string>();
  const duties = new Map<Duty, number>();
  for (const [at, { official, duty }] of officials.entries()) {
    if (people.has(official)) {
      const detail = textOf('official.twoDuties');
      throw refused('OFFICIAL_TWICE', detail, `officials.${at}.official`);
    }
    people.add(official);
    const count = (duties.get(duty) ?? 0) + 1;
    duties.set(duty, count);
    if (count > (duty === 'line-judge' ? MAX_LINE_JUDGES : 1)) {
      const detail = textOf('official.dutyTaken');
      throw refused('DUTY_TAKEN', detail, `officials.${at}.duty`);
    }
  }
}
