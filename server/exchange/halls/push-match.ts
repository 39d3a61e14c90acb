import type { OwnLoan } from '#contract/halls/hall.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallSourceMatchRow } from '#server/platform/db/tables/hall-tables.ts';
import { readEntries, readPiece } from './read-pieces.ts';
import type { SiteAnswer, SiteLine } from './site-line.ts';
import { commonLength } from './store-matches.ts';

/** The site answers, and not with what was asked for: another time perhaps. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';
}

/** More than any log that a court brings forth, and what the call for parked entries takes. */
const MAX_PARKED = 2000;
/** Answers in a row that only say how things stand; more would be a fault of ours. */
const MAX_TURNS = 8;
const PAGE = 500;

type Problem = { code?: string; detail?: string; seq?: number };

/** A fault that may pass by itself, be it of the site or of a gateway before it. */
function mayPass({ status, body }: SiteAnswer): boolean {
  return status >= 500 || status === 429 || status === 408 || status === 401 || body === undefined;
}

const problemOf = ({ body }: SiteAnswer) => (body ?? {}) as Problem;

export type MatchPush = { db: Database; line: SiteLine };

/** Sends all entries of one match that the site has not; what cannot follow any more is parked there. */
export async function pushMatch(push: MatchPush, match: HallSourceMatchRow): Promise<void> {
  let row = match;
  for (let turn = 0; turn < MAX_TURNS; ) {
    if (row.state === 'parted') return parkRest(push, row);
    const { events, authors, lastSeq } = await readPiece(push.db, row.match_id, row.sent_seq);
    if (events.length === 0) return;
    const body = { epoch: row.epoch, baseSeq: row.sent_seq, events, authors };
    const answer = await push.line('POST', `/matches/${row.match_id}/events`, body);
    if (answer.status === 200) {
      row = await change(push.db, row, { sent_seq: lastSeq, fault: '' });
      turn = 0;
    } else {
      row = await understand(push, row, answer);
      turn += 1;
    }
  }
}

/** The next state of a match after a refusal. */
async function understand(
  push: MatchPush,
  row: HallSourceMatchRow,
  answer: SiteAnswer,
): Promise<HallSourceMatchRow> {
  const { code, detail = '' } = problemOf(answer);
  if (mayPass(answer)) throw new SiteFault(detail || `HTTP ${answer.status}`);
  if (answer.status === 404) throw new SiteFault(detail);
  const place = await align(push, row);
  const aligned = await change(push.db, row, { sent_seq: place.seq });
  if (place.hasOther) return change(push.db, aligned, { state: 'parted' });
  if (code === 'STALE_BASE') return aligned;
  if (code !== 'STALE_PEN') return change(push.db, aligned, { state: 'parted', fault: detail });
  const epoch = await findEpoch(push, row.match_id);
  if (epoch === undefined) return change(push.db, aligned, { state: 'parted' });
  if (epoch === row.epoch) throw new SiteFault(detail);
  return change(push.db, aligned, { epoch });
}

/** The place up to which the site's log is this one; an answer that was lost may have said it before. */
async function align(
  { db, line }: MatchPush,
  row: HallSourceMatchRow,
): Promise<{ seq: number; hasOther: boolean }> {
  const { seq: length } = await readSite<{ seq: number }>(line, `/matches/${row.match_id}`);
  // The site may have been put back to an older backup.
  let seq = Math.min(row.sent_seq, length);
  while (seq < length) {
    const path = `/matches/${row.match_id}/events?after=${seq}&limit=${PAGE}`;
    const { items } = await readSite<{ items: { id: string }[] }>(line, path);
    const own = await readEntries(db, row.match_id, seq, PAGE);
    const common = commonLength(
      items,
      own.map(({ event }) => event),
    );
    seq += common;
    if (common < items.length || items.length === 0) return { seq, hasOther: seq < length };
  }
  return { seq, hasOther: false };
}

/** The number of the pen, if the loan still runs; undefined where the site writes the match by now. */
async function findEpoch({ line }: MatchPush, matchId: string): Promise<number | undefined> {
  const loan = await readSite<OwnLoan>(line, '/loan');
  if (loan.state !== 'lent') return undefined;
  return loan.matches.find(({ id }) => id === matchId)?.epoch;
}

export async function readSite<T>(line: SiteLine, path: string): Promise<T> {
  const answer = await line('GET', path);
  if (answer.status === 200 && answer.body !== undefined) return answer.body as T;
  throw new SiteFault(problemOf(answer).detail || `HTTP ${answer.status}`);
}

/** Everything from where the logs part, each time anew: a longer story takes the place of a shorter one. */
async function parkRest({ db, line }: MatchPush, row: HallSourceMatchRow): Promise<void> {
  const rest = await readEntries(db, row.match_id, row.sent_seq, MAX_PARKED);
  const lastSeq = rest.at(-1)?.seq ?? 0;
  if (rest.length === 0 || row.parked_seq >= lastSeq) return;
  const body = { baseSeq: row.sent_seq, events: rest.map(({ event }) => event) };
  const answer = await line('POST', `/matches/${row.match_id}/parked`, body);
  if (answer.status !== 200)
    throw new SiteFault(problemOf(answer).detail || `HTTP ${answer.status}`);
  await change(db, row, { parked_seq: lastSeq });
}

async function change(
  db: Database,
  row: HallSourceMatchRow,
  facts: Partial<Omit<HallSourceMatchRow, 'source_id' | 'match_id'>>,
): Promise<HallSourceMatchRow> {
  await db
    .updateTable('hall_source_match')
    .set(facts)
    .where('source_id', '=', row.source_id)
    .where('match_id', '=', row.match_id)
    .execute();
  return { ...row, ...facts };
}
