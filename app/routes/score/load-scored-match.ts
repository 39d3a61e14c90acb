import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findMatch, findMatchLog } from '#server/play/matches/queries.ts';
import { isPenHeld } from '#server/play/scoring/queries.ts';

/** A match with its rules, its log and whether a device scores it, for the pages that fold it in the browser. */
export async function loadScoredMatch({ context, params }: LoaderFunctionArgs) {
  const { store, now } = context.get(pageContext);
  const id = params.id!;
  const match = await findMatch(store, id);
  const log = match && (await findMatchLog(store, id, match.seq));
  if (match === undefined || log === undefined) throw data(null, { status: 404 });
  const isHeld = match.status !== 'ended' && (await isPenHeld(store.db, id, now));
  return { match, rules: log.rules, events: log.events, isHeld };
}
