import type { Match } from '#contract/matches/match.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { findMatchLog, listMatches } from '#server/play/matches/queries.ts';
import { listMatchOfficials } from '#server/play/officials/queries.ts';
import { teamFacts } from '../queries.ts';
import type { SheetFacts } from '../sheet-facts.ts';
import { getSheetHead } from '../sheet-head.ts';
import { blankSheet } from './blank-sheet.ts';

/** The sheets of a day `YYYY-MM-DD` in the order in which the matches begin. */
export type BlankSheets = { date: string; sheets: readonly SheetFacts[] };

/** Three pages each: a file is drawn in some seconds, and printed in some minutes. */
export const MOST_SHEETS = 60;

type Reader = { actor: Actor; now: number };

/**
 * The matches of a day that are still to be played, of one league or of all that the reader works on;
 * administrators have friendly matches, too.
 */
export async function getBlankSheets(
  store: Store,
  { date, league }: { date: string; league?: string | undefined },
  { actor, now }: Reader,
): Promise<BlankSheets> {
  if (league !== undefined) authorise(actor, 'match:write', { kind: 'league', id: league });
  const leagues = leaguesOf(actor);
  const isOwn = ({ league: own }: Match) =>
    leagues === null || (own !== null && leagues.includes(own.id));
  const query = { date, ...(league === undefined ? {} : { league }), limit: 1000 };
  const { items } = await listMatches(store, query);
  const matches = items.filter(
    (match) => isOwn(match) && match.status !== 'ended' && match.status !== 'cancelled',
  );
  if (matches.length > MOST_SHEETS) {
    throw refused('TOO_MANY_SHEETS', textOf('sheets.tooMany', { most: MOST_SHEETS }), 'league');
  }
  const sheets: SheetFacts[] = [];
  for (const match of matches) sheets.push(...(await blankFacts(store, match, { actor, now })));
  return { date, sheets };
}

/** Nothing of a match that went to the archive meanwhile. */
async function blankFacts(
  store: Store,
  match: Match,
  { actor, now }: Reader,
): Promise<SheetFacts[]> {
  const [log, team1, team2, officials, head] = await Promise.all([
    findMatchLog(store, match.id),
    teamFacts(store, actor, match.team1.id, now),
    teamFacts(store, actor, match.team2.id, now),
    listMatchOfficials(store.db, match.id),
    getSheetHead(store, match),
  ]);
  if (log === undefined) return [];
  const { rules } = log;
  const blank = blankSheet(log, { team1, team2 });
  return [{ match, rules, officials, head, signatures: [], seal: '', ...blank }];
}
