import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { findMatch, findMatchLog } from '#server/play/matches/queries.ts';

/** A match with its rules and its log, for the pages that fold it in the browser. */
export async function loadScoredMatch({ context, params }: LoaderFunctionArgs) {
  const { store } = context.get(pageContext);
  const id = params.id!;
  const match = await findMatch(store, id);
  const log = match && (await findMatchLog(store, id, match.seq));
  if (match === undefined || log === undefined) throw data(null, { status: 404 });
  return { match, rules: log.rules, events: log.events };
}
