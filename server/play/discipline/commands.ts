import type { DecideProtest, EnterProtest, Suspend } from '#contract/discipline/discipline.ts';
import { textOf } from '#contract/text/text.ts';
import type { DisciplineRule } from '#domain/competition/discipline/rule.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { writeOnPages } from '#server/play/leagues/write-in-league.ts';
import { cancelChargesOf, chargeForDecision } from '#server/play/ledger/commands.ts';
import { ruleOf } from './queries.ts';
import { tellOfDecision, tellOfSuspension } from './tell-of-discipline.ts';

const DAY = 86_400_000;

export function setDisciplineRule(
  store: Store,
  author: Author,
  leagueId: string,
  rule: DisciplineRule,
): Promise<void> {
  const twice = rule.limits.findIndex(
    ({ grade }, index) => rule.limits.findIndex((limit) => limit.grade === grade) < index,
  );
  if (twice >= 0)
    throw refused('GRADE_TWICE', textOf('discipline.gradeTwice'), `limits.${twice}.grade`);
  return writeOnPages(store, author, leagueId, async ({ db, audit }) => {
    const before = await db
      .selectFrom('league')
      .select('discipline')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('league')
      .set({ discipline: JSON.stringify(rule), updated_at: author.now })
      .where('id', '=', leagueId)
      .execute();
    audit({
      action: 'league.discipline',
      subject: `league:${leagueId}`,
      before: ruleOf(before),
      after: rule,
    });
  });
}

export function suspend(
  store: Store,
  author: Author,
  leagueId: string,
  { team, player, staff, matches, reason, from, fine }: Suspend,
): Promise<void> {
  if ((player === undefined) === (staff === undefined))
    throw refused('PERSON_MISSING', textOf('discipline.person'), 'player');
  return writeOnPages(store, author, leagueId, async (tx) => {
    const { db, audit } = tx;
    await mustBeEntered(db, leagueId, team);
    if (player !== undefined) await mustBeOfTeam(db, player, team);
    const id = newId(author.now);
    await db
      .insertInto('suspension')
      .values({
        id,
        league_id: leagueId,
        team_id: team,
        player_id: player ?? null,
        staff: staff ?? null,
        matches,
        from_day: from ?? localDate(author.now),
        reason,
        created_at: author.now,
      })
      .execute();
    audit({
      action: 'league.suspend',
      subject: `league:${leagueId}`,
      // The reason may name the person: it stands with the suspension, and goes with its erasure.
      after: { team, player, staff, matches },
    });
    tellOfSuspension(tx, 'suspension', leagueId, { id, team, player, staff, matches, reason });
    if (fine === undefined) return;
    const money = { ...fine, team, kind: 'fine', text: reason } as const;
    await chargeForDecision(tx, author, leagueId, money, { id, field: 'fine' });
  });
}

export function takeSuspensionBack(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
): Promise<void> {
  return writeOnPages(store, author, leagueId, async (tx) => {
    const { db, audit } = tx;
    const row = await db
      .deleteFrom('suspension')
      .where('league_id', '=', leagueId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('suspension.notFound');
    const { team_id: team, player_id: player, staff, matches } = row;
    audit({
      action: 'league.suspension-end',
      subject: `league:${leagueId}`,
      before: { team, player, staff, matches },
    });
    const about = { id, team, player: player ?? undefined, staff: staff ?? undefined, matches };
    tellOfSuspension(tx, 'suspension-end', leagueId, { ...about, reason: '' });
    await cancelChargesOf(tx, author, id, 'decision taken back');
  });
}

export function enterProtest(
  store: Store,
  author: Author,
  leagueId: string,
  input: EnterProtest,
): Promise<void> {
  return writeOnPages(store, author, leagueId, async (tx) => {
    const { db, audit } = tx;
    const { match: matchId, team, subject, receivedOn, decideBy, fee } = input;
    const match = await db
      .selectFrom('match')
      .innerJoin('league', 'league.id', 'match.league_id')
      .select(['match.team1_id', 'match.team2_id', 'match.match_date', 'league.discipline'])
      .where('match.id', '=', matchId)
      .where('match.league_id', '=', leagueId)
      .where('match.archived_at', 'is', null)
      .executeTakeFirst();
    if (!match) throw refused('UNKNOWN_MATCH', textOf('match.notFound'), 'match');
    if (match.team1_id !== team && match.team2_id !== team)
      throw refused('NOT_IN_MATCH', textOf('protest.notInMatch'), 'team');
    const { protestDays } = ruleOf(match);
    const last =
      protestDays === null
        ? null
        : localDate(startOfDay(match.match_date) + protestDays * DAY + DAY / 2);
    if (receivedOn < match.match_date)
      throw refused('PROTEST_EARLY', textOf('protest.early'), 'receivedOn');
    if (last !== null && receivedOn > last)
      throw refused('PROTEST_LATE', textOf('protest.late', { day: last }), 'receivedOn');
    if (decideBy !== undefined && decideBy < receivedOn)
      throw refused('PROTEST_DAYS', textOf('protest.decideBy'), 'decideBy');
    const id = newId(author.now);
    await db
      .insertInto('protest')
      .values({
        id,
        league_id: leagueId,
        match_id: matchId,
        team_id: team,
        subject,
        received_on: receivedOn,
        decide_by: decideBy ?? null,
        state: 'open',
        decision: '',
        decided_on: null,
        created_at: author.now,
      })
      .execute();
    tx.tell({
      kind: 'protest',
      matchId,
      leagueId,
      to: [`team:${match.team1_id}`, `team:${match.team2_id}`],
      facts: { team, reason: subject },
    });
    audit({ action: 'league.protest', subject: `league:${leagueId}`, after: input });
    if (fee === undefined) return;
    const money = { ...fee, team, kind: 'protest-fee', text: subject } as const;
    await chargeForDecision(tx, author, leagueId, money, { id, field: 'fee' });
  });
}

export function decideProtest(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  { state, decision, fine }: DecideProtest,
): Promise<void> {
  return writeOnPages(store, author, leagueId, async (tx) => {
    const { db, audit } = tx;
    const row = await getProtest(db, leagueId, id);
    await db
      .updateTable('protest')
      .set({ state, decision, decided_on: localDate(author.now) })
      .where('id', '=', id)
      .execute();
    audit({
      action: 'league.protest-decide',
      subject: `league:${leagueId}`,
      before: { team: row.team_id, state: row.state, decision: row.decision },
      after: { team: row.team_id, state, decision },
    });
    await tellOfDecision(tx, row, { state, decision });
    if (state === 'upheld') await cancelChargesOf(tx, author, id, 'upheld', ['protest-fee']);
    if (fine === undefined) return;
    await mustHavePlayed(db, row.match_id, fine.team);
    await cancelChargesOf(tx, author, id, 'decided anew', ['fine']);
    const money = { ...fine, kind: 'fine', text: row.subject } as const;
    await chargeForDecision(tx, author, leagueId, money, { id, field: 'fine' });
  });
}

export function removeProtest(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
): Promise<void> {
  return writeOnPages(store, author, leagueId, async (tx) => {
    const { db, audit } = tx;
    const row = await getProtest(db, leagueId, id);
    await cancelChargesOf(tx, author, id, 'entered by mistake');
    await db.deleteFrom('protest').where('id', '=', id).execute();
    const { team_id: team, match_id: match, subject, state, decision } = row;
    audit({
      action: 'league.protest-remove',
      subject: `league:${leagueId}`,
      before: { team, match, subject, state, decision },
    });
  });
}

async function getProtest(db: Write['db'], leagueId: string, id: string) {
  const row = await db
    .selectFrom('protest')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('protest.notFound');
  return row;
}

async function mustHavePlayed(db: Write['db'], match: string, team: string): Promise<void> {
  const row = await db
    .selectFrom('match')
    .select('id')
    .where('id', '=', match)
    .where((eb) => eb.or([eb('team1_id', '=', team), eb('team2_id', '=', team)]))
    .executeTakeFirst();
  if (!row) throw refused('NOT_IN_MATCH', textOf('protest.notInMatch'), 'fine.team');
}

async function mustBeEntered(db: Write['db'], leagueId: string, team: string): Promise<void> {
  const entered = await db
    .selectFrom('league_team')
    .select('team_id')
    .where('league_id', '=', leagueId)
    .where('team_id', '=', team)
    .executeTakeFirst();
  if (!entered) throw refused('NOT_IN_LEAGUE', textOf('league.teamNotIn'), 'team');
}

async function mustBeOfTeam(db: Write['db'], player: string, team: string): Promise<void> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', player)
    .where('team_id', '=', team)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw refused('NOT_IN_TEAM', textOf('lineup.notInTeam'), 'player');
}
