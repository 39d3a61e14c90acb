import type { PublishReport, ReportedResult } from '#contract/captains/captain.ts';
import type { WholeResult } from '#contract/matches/whole-result.ts';
import { textOf } from '#contract/text/text.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import type { RecipientKey } from '#server/platform/messages/message.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { refuseWhileLent } from '#server/play/halls/lent.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { officeOf } from '#server/play/matches/tell-of-plan.ts';
import { resultEvents } from '#server/play/results/commands.ts';
import { throwAbout, writeLog } from '#server/play/scoring/commands.ts';
import { leagueIdOfMatch } from '#server/play/secretaries/queries.ts';
import { CAPTAINS } from './captains.ts';
import { getCaptainLink, reportsOf } from './queries.ts';
import { sameResult } from './same-result.ts';
import { resultOf } from './views.ts';

/**
 * Keeps what the captain of a team reports. Where the other team has reported the same, it becomes the
 * result of the match in the same transaction.
 */
export async function sendReport(
  store: Store,
  now: number,
  token: string,
  result: ReportedResult,
): Promise<void> {
  const { match_id: matchId } = await getCaptainLink(store.db, token, now);
  await reportResult(store, now, matchId, (db) => getCaptainLink(db, token, now), result);
}

/** The team that reports, and the link or number by which it does. */
export type ReportSource = { id: string; team_id: string };

/** @param findSource asked within the transaction; it throws where its right has ended */
export async function reportResult(
  store: Store,
  now: number,
  matchId: string,
  findSource: (db: Write['db']) => Promise<ReportSource>,
  result: ReportedResult,
): Promise<void> {
  const author: Author = { actor: CAPTAINS, now };
  const written = writeLog(store, author, matchId, async (row, log, tx) => {
    // Held until the commit: of two captains who send at once, the second sees the first.
    await holdMatch(tx, matchId);
    const source = await findSource(tx.db);
    await refuseWhileLent(tx.db, row, author);
    const events = eventsOfReport(row, log, result, now);
    if (isOver(row)) return [];
    await keepReport(tx, matchId, source.team_id, result, now);
    const others = (await reportsOf(tx.db, matchId)).filter(
      ({ team_id: team }) =>
        team !== source.team_id && (team === row.team1_id || team === row.team2_id),
    );
    const agrees = others.some((other) => sameResult(resultOf(other), result));
    const after = { team: source.team_id, link: source.id, result, agrees };
    tx.audit({ action: 'match.captain-report', subject: `match:${matchId}`, after });
    if (others.length > 0) await tellOfReports(tx, row, agrees ? 'published' : 'differ');
    return agrees ? events : [];
  });
  await written.catch((error) => throwAbout('sets', error));
}

/** Both teams hear that their result stands; of two different ones the office, which decides, too. */
async function tellOfReports(
  tx: Write,
  row: MatchRow,
  outcome: 'published' | 'differ',
): Promise<void> {
  const teams: RecipientKey[] = [`team:${row.team1_id}`, `team:${row.team2_id}`];
  const office = outcome === 'differ' ? await officeOf(tx, row.league_id) : [];
  tx.tell({
    kind: 'captains',
    topic: `captains:${row.id}`,
    value: outcome,
    matchId: row.id,
    leagueId: row.league_id,
    to: [...teams, ...office],
    facts: { outcome },
  });
}

/** The entries of the log that the report stands for; throws where the match takes no report. */
function eventsOfReport(row: MatchRow, log: MatchLog, result: ReportedResult, now: number) {
  if (row.status === 'postponed' || row.status === 'cancelled') {
    throw refused('MATCH_CALLED_OFF', textOf('captain.calledOff'));
  }
  if (row.match_date > localDate(now)) {
    throw refused('MATCH_NOT_YET', textOf('captain.notYet', { day: row.match_date }));
  }
  if (!isOver(row) && (row.status === 'Live' || row.status === 'suspended')) {
    throw refused('MATCH_SCORED', textOf('captain.scored'));
  }
  if (!isOver(row)) return resultEvents(row, log, result, now);
  // The same as the published result is no news; anything else is for the office.
  if (!saysTheSame(row, log, result, now)) throw refused('MATCH_OVER', textOf('captain.over'));
  return [];
}

function isOver({ status, decided }: MatchRow): boolean {
  return status === 'ended' || decided === 1;
}

function saysTheSame(row: MatchRow, log: MatchLog, result: ReportedResult, now: number): boolean {
  try {
    return resultEvents(row, log, result, now).length === 0;
  } catch {
    return false;
  }
}

async function keepReport(
  { db }: Write,
  match_id: string,
  team_id: string,
  result: ReportedResult,
  now: number,
): Promise<void> {
  const facts = { id: newId(now), result: JSON.stringify(result), sent_at: now };
  await db
    .insertInto('captain_report')
    .values({ match_id, team_id, ...facts })
    .onConflict((conflict) => conflict.columns(['match_id', 'team_id']).doUpdateSet(facts))
    .execute();
}

/** The office decides for the report of one team, by the same way as every result. */
export async function publishReport(
  store: Store,
  author: Author,
  matchId: string,
  reportId: string,
  { replace }: PublishReport,
): Promise<void> {
  const leagueId = await leagueIdOfMatch(store.db, matchId);
  authorise(author.actor, 'match:settle', { kind: 'league', id: leagueId });
  const written = writeLog(store, author, matchId, async (row, log, tx) => {
    const report = (await reportsOf(tx.db, matchId)).find(({ id }) => id === reportId);
    if (!report) throw notFound('captainReport.notFound');
    const result = resultOf(report);
    const input: WholeResult = replace === undefined ? result : { ...result, replace };
    const events = resultEvents(row, log, input, author.now);
    const after = { team: report.team_id, result };
    tx.audit({ action: 'match.captain-publish', subject: `match:${matchId}`, after });
    return events;
  });
  await written.catch((error) => throwAbout('sets', error));
}
