import type { AddAbsence, AnswerDuty } from '#contract/people/duty.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, actorId } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { newId } from '#server/platform/db/id.ts';
import { keepNewest } from '#server/platform/db/keep-newest.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { bumpMatch, getMatchRow } from '#server/play/matches/commands.ts';
import { officeOf } from '#server/play/matches/tell-of-plan.ts';
import { getDutyOfficial, listOwnOfficials } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A season and the break after it. */
const LINK_LIFE_MS = 400 * DAY_MS;
/** The newest ones: a link is made for each message that goes out. */
const MOST_LINKS = 100;
const MOST_ABSENCES = 100;
/** The status of a match that somebody still has to come to. */
const COMING: readonly string[] = ['not started', 'postponed', 'Live', 'suspended'];

/** The duty, for a person who may answer it; anybody else learns nothing of it. */
export async function mustAnswer(
  db: Database,
  actor: Actor,
  matchId: string,
  officialId: string,
): Promise<{ answer: string | null }> {
  const duty = await db
    .selectFrom('match_official')
    .innerJoin('match', 'match.id', 'match_official.match_id')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select(['match.league_id', 'official.user_id', 'match_official.answer'])
    .where('match_official.match_id', '=', matchId)
    .where('match_official.official_id', '=', officialId)
    .where('match.archived_at', 'is', null)
    .executeTakeFirst();
  authorise(actor, 'duty:answer', {
    kind: 'duty',
    officialId,
    userId: duty?.user_id ?? null,
    leagueId: duty?.league_id ?? null,
  });
  if (!duty) throw notFound('duty.notFound');
  return duty;
}

/** Accepts or declines a duty; an answer may be changed until the match is over. */
export async function answerDuty(
  store: Store,
  author: Author,
  matchId: string,
  officialId: string,
  { answer, reason = '' }: AnswerDuty,
): Promise<void> {
  await write(store, author, async (tx) => {
    const before = await mustAnswer(tx.db, author.actor, matchId, officialId);
    const match = await getMatchRow(tx.db, matchId);
    if (!COMING.includes(match.status)) throw refused('DUTY_OVER', textOf('duty.over'), 'answer');
    // First of all: a list of officials that is sent at the same moment begins again behind this answer.
    await bumpMatch(tx, store, author, match, {});
    await tx.db
      .updateTable('match_official')
      .set({
        answer,
        answer_reason: answer === 'declined' ? reason : '',
        answered_at: author.now,
        answered_plan: match.plan_version,
      })
      .where('match_id', '=', matchId)
      .where('official_id', '=', officialId)
      .execute();
    await tellOfAnswer(tx, author, match, { officialId, before: before.answer, answer, reason });
    tx.audit({
      action: 'match.duty-answer',
      subject: `match:${matchId}`,
      before: { official: officialId, answer: before.answer },
      after: { official: officialId, answer },
    });
  });
}

/** The office hears who cannot come, and who can after all; not what it has noted itself. */
async function tellOfAnswer(
  tx: Write,
  { actor }: Author,
  match: MatchRow,
  answered: { officialId: string; before: string | null; answer: string; reason: string },
): Promise<void> {
  const { officialId, before, answer, reason } = answered;
  const isNews = answer === 'declined' || before === 'declined';
  if (!isNews || can(actor, 'match:assign', { kind: 'league', id: match.league_id })) return;
  tx.tell({
    kind: 'duty-answer',
    topic: `answer:${match.id}:${officialId}`,
    before,
    value: answer,
    matchId: match.id,
    leagueId: match.league_id,
    about: `official:${officialId}`,
    to: await officeOf(tx, match.league_id),
    facts: answer === 'declined' ? { reason } : {},
  });
}

/** The person who plans the days of an official, or an error. */
export async function mustPlan(db: Database, actor: Actor, id: string): Promise<void> {
  const official = await db
    .selectFrom('official')
    .select(['user_id', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  authorise(actor, 'official:plan', { kind: 'official', id, userId: official?.user_id ?? null });
  if (!official || official.archived_at !== null) throw notFound('official.notFound');
}

/** @returns the id of the new absence */
export async function addAbsence(
  store: Store,
  author: Author,
  officialId: string,
  { firstDay, lastDay, note = '' }: AddAbsence,
): Promise<string> {
  return write(store, author, async (tx) => {
    await mustPlan(tx.db, author.actor, officialId);
    if (lastDay < firstDay) throw refused('DAYS_REVERSED', textOf('duty.daysReversed'), 'lastDay');
    if (lastDay < localDate(author.now)) {
      throw refused('DAYS_OVER', textOf('duty.daysOver'), 'lastDay');
    }
    // Days that are over serve nothing any more.
    await tx.db
      .deleteFrom('official_absence')
      .where('official_id', '=', officialId)
      .where('last_day', '<', localDate(author.now))
      .execute();
    const { count } = await tx.db
      .selectFrom('official_absence')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('official_id', '=', officialId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_ABSENCES) {
      throw refused('ABSENCE_LIMIT', textOf('duty.tooManyAbsences', { max: MOST_ABSENCES }));
    }
    const id = newId(author.now);
    const days = { first_day: firstDay, last_day: lastDay };
    await tx.db
      .insertInto('official_absence')
      .values({ id, official_id: officialId, ...days, note, created_at: author.now })
      .execute();
    const after = { firstDay, lastDay };
    tx.audit({ action: 'official.absence', subject: `official:${officialId}`, after });
    return id;
  });
}

export async function removeAbsence(
  store: Store,
  author: Author,
  officialId: string,
  id: string,
): Promise<void> {
  await write(store, author, async (tx) => {
    await mustPlan(tx.db, author.actor, officialId);
    const removed = await tx.db
      .deleteFrom('official_absence')
      .where('id', '=', id)
      .where('official_id', '=', officialId)
      .returning(['first_day as firstDay', 'last_day as lastDay'])
      .executeTakeFirst();
    if (!removed) throw notFound('absence.notFound');
    const subject = `official:${officialId}`;
    tx.audit({ action: 'official.absence-remove', subject, before: removed });
  });
}

/** A further private link; those before stay valid, because their messages are still on phones. */
export async function createDutyLink(
  store: Store,
  author: Author,
  officialId: string,
): Promise<{ token: string; expiresAt: number }> {
  authorise(author.actor, 'official:invite', { kind: 'site' });
  return write(store, author, async (tx) => {
    await getDutyOfficial(tx.db, officialId);
    const token = newSecretToken('duty');
    const id = newId(author.now);
    const expiresAt = author.now + LINK_LIFE_MS;
    await tx.db
      .insertInto('duty_link')
      .values({
        id,
        official_id: officialId,
        token_hash: hashToken(token),
        created_by: actorId(author.actor),
        created_at: author.now,
        expires_at: expiresAt,
      })
      .execute();
    await keepNewest(tx.db, 'duty_link', { official_id: officialId }, MOST_LINKS);
    const after = { link: id, expiresAt };
    tx.audit({ action: 'official.duty-link', subject: `official:${officialId}`, after });
    return { token, expiresAt };
  });
}

/** Ends all links and calendars of an official, as when a phone was lost. */
export async function endDutyLinks(
  store: Store,
  author: Author,
  officialId: string,
): Promise<void> {
  authorise(author.actor, 'official:write', { kind: 'site' });
  await write(store, author, async (tx) => {
    await getDutyOfficial(tx.db, officialId);
    await tx.db.deleteFrom('duty_link').where('official_id', '=', officialId).execute();
    await tx.db.deleteFrom('own_calendar').where('official_id', '=', officialId).execute();
    tx.audit({ action: 'official.duty-links-end', subject: `official:${officialId}` });
  });
}

/** A new address for the calendar of an account or an official; the one before ends. */
export async function createOwnCalendar(store: Store, author: Author): Promise<string> {
  const { actor, now } = author;
  const token = newSecretToken('calendar');
  await write(store, author, async ({ db, audit }) => {
    const [official] = actor.kind === 'duty-link' ? await listOwnOfficials(db, actor) : [];
    if (actor.kind !== 'user' && !official) {
      throw new AppError('NOT_SIGNED_IN', textOf('signIn.first'));
    }
    const user_id = actor.kind === 'user' ? actor.id : null;
    const official_id = official?.id ?? null;
    await db
      .deleteFrom('own_calendar')
      .where((eb) =>
        user_id === null ? eb('official_id', '=', official_id) : eb('user_id', '=', user_id),
      )
      .execute();
    await db
      .insertInto('own_calendar')
      .values({ token_hash: hashToken(token), user_id, official_id, created_at: now })
      .execute();
    const subject = official ? `official:${official.id}` : `user:${user_id}`;
    audit({ action: official ? 'official.calendar' : 'user.calendar', subject });
  });
  return token;
}
