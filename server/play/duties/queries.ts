import type { Candidate, CrewMember, OfficialDuties, OfficialDuty } from '#contract/people/duty.ts';
import { DUTIES, MAX_CANDIDATES } from '#contract/people/official.ts';
import type { Actor } from '#domain/access/actor.ts';
import { isAdmin } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { selectMatches } from '#server/play/matches/queries.ts';
import { absenceView, type CrewFacts, crewMemberView, officialDutyView } from './views.ts';

/** A season of one official is shorter. */
const MOST_DUTIES = 300;

/** The owner of a live link; a link of an archived official opens nothing. */
export async function findDutyLink(db: Database, tokenHash: string, now: number) {
  return db
    .selectFrom('duty_link')
    .innerJoin('official', 'official.id', 'duty_link.official_id')
    .select(['duty_link.id', 'official.id as officialId', 'official.name'])
    .where('duty_link.token_hash', '=', tokenHash)
    .where('duty_link.expires_at', '>', now)
    .where('official.archived_at', 'is', null)
    .executeTakeFirst();
}

/** The officials that an actor is: by a link one, by an account mostly one. */
export async function listOwnOfficials(
  db: Database,
  actor: Actor,
): Promise<{ id: string; name: string }[]> {
  if (actor.kind === 'duty-link') return [{ id: actor.officialId, name: actor.name }];
  if (actor.kind !== 'user') return [];
  return db
    .selectFrom('official')
    .select(['id', 'name'])
    .where('user_id', '=', actor.id)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function getDutyOfficial(db: Database, id: string) {
  const row = await db
    .selectFrom('official')
    .select(['id', 'name', 'phone'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('official.notFound');
  return row;
}

/** The duties of officials from today on, and their days away. */
export async function listDuties(
  { db }: Store,
  officials: readonly { id: string; name: string; phone?: string | null }[],
  now: number,
): Promise<OfficialDuties> {
  const ids = ['', ...officials.map(({ id }) => id)];
  const today = localDate(now);
  const rows = await selectDuties(db)
    .where('match_official.official_id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('match.starts_at', '>=', startOfDay(today)),
        eb('match.status', 'in', ['Live', 'suspended', 'postponed']),
      ]),
    )
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(MOST_DUTIES)
    .execute();
  const absences = await db
    .selectFrom('official_absence')
    .selectAll()
    .where('official_id', 'in', ids)
    .where('last_day', '>=', today)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  const [official] = officials;
  return {
    official: official
      ? { id: official.id, name: official.name, phone: official.phone ?? null }
      : null,
    items: rows.map(officialDutyView),
    next: null,
    absences: absences.map(absenceView),
  };
}

function selectDuties(db: Database) {
  return selectMatches(db)
    .innerJoin('match_official', 'match_official.match_id', 'match.id')
    .select(['match_official.official_id', 'match_official.duty', 'match_official.answer'])
    .select(['match_official.answer_reason', 'match_official.answered_plan']);
}

export async function getDuty(
  { db }: Store,
  matchId: string,
  officialId: string,
): Promise<OfficialDuty> {
  const row = await selectDuties(db)
    .where('match_official.match_id', '=', matchId)
    .where('match_official.official_id', '=', officialId)
    .executeTakeFirst();
  if (!row) throw notFound('duty.notFound');
  return officialDutyView(row);
}

/** The officials of a match with their answers, in the order of a scoresheet. */
export async function listCrew(
  { db }: Store,
  actor: Actor,
  matchId: string,
): Promise<CrewMember[]> {
  const rows: CrewFacts[] = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .innerJoin('match', 'match.id', 'match_official.match_id')
    .select(['official.id', 'official.name', 'official.phone', 'match.plan_version'])
    .select(['match_official.duty', 'match_official.answer', 'match_official.answer_reason'])
    .select('match_official.answered_plan')
    .where('match.id', '=', matchId)
    .where('match.archived_at', 'is', null)
    .orderBy('official.sort_name')
    .orderBy('official.id')
    .execute();
  const crew = rows.map((row) => crewMemberView(row, isAdmin(actor)));
  return DUTIES.flatMap((duty) => crew.filter((member) => member.duty === duty));
}

/** Officials by name, with their other duties on the day of the match and whether they are away. */
export async function listCandidates(
  { db }: Store,
  matchId: string,
  search: string | undefined,
): Promise<Candidate[]> {
  const match = await db
    .selectFrom('match')
    .select('match_date')
    .where('id', '=', matchId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!match) throw notFound('match.notFound');
  let select = db
    .selectFrom('official')
    .select(['id', 'name', 'level', 'city'])
    .where('archived_at', 'is', null);
  if (search) select = select.where(everyWordIn(search, ['sort_name', 'city']));
  const found = await select.orderBy('sort_name').orderBy('id').limit(MAX_CANDIDATES).execute();
  const ids = ['', ...found.map(({ id }) => id)];
  const away = await db
    .selectFrom('official_absence')
    .select('official_id')
    .where('official_id', 'in', ids)
    .where('first_day', '<=', match.match_date)
    .where('last_day', '>=', match.match_date)
    .execute();
  const duties = await db
    .selectFrom('match_official')
    .innerJoin('match', 'match.id', 'match_official.match_id')
    .select(['match_official.official_id', 'match.id', 'match.match_time', 'match.location'])
    .where('match_official.official_id', 'in', ids)
    .where('match.match_date', '=', match.match_date)
    .where('match.id', '<>', matchId)
    .where('match.archived_at', 'is', null)
    .where('match.status', 'not in', ['cancelled', 'postponed'])
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
  return found.map((official) => ({
    ...official,
    isAway: away.some(({ official_id }) => official_id === official.id),
    sameDay: duties
      .filter(({ official_id }) => official_id === official.id)
      .map(({ id, match_time, location }) => ({ match: id, time: match_time, location })),
  }));
}
