import type { ChooseBranch } from '#contract/matches/parked-branch.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, actorName } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOwnLoan } from '#server/play/halls/queries.ts';
import { chooseBranch } from '#server/play/parked/commands.ts';
import { listBranches } from '#server/play/parked/queries.ts';
import { lineOf, listSources } from './push-source.ts';

type HallAuthor = Author & { actor: Extract<Actor, { kind: 'hall' }> };

/** A hall chooses so long after the end of its loan; later the site alone does. */
export const CHOICE_MS = 3 * 24 * 60 * 60 * 1000;

function mustBeLent({ matchIds }: HallAuthor['actor'], matchId: string): void {
  if (!matchIds.includes(matchId)) throw notFound('match.notFound');
}

/** At the site: the stories of a match that is or was lent to the hall that asks. */
export function listStoriesFor(store: Store, actor: HallAuthor['actor'], matchId: string) {
  authorise(actor, 'hall:use', { kind: 'site' });
  mustBeLent(actor, matchId);
  return listBranches(store, actor, matchId);
}

/** At the site: the choice of the people in the hall, under the name of who made it there. */
export async function chooseForHall(
  store: Store,
  { actor, now }: HallAuthor,
  place: { match: string; branch: string },
  { by, ...choice }: ChooseBranch & { by: string },
): Promise<void> {
  authorise(actor, 'hall:use', { kind: 'site' });
  mustBeLent(actor, place.match);
  const loan = await getOwnLoan(store.db, actor.id);
  if ((loan.ended_at ?? loan.until) + CHOICE_MS <= now) {
    throw new AppError('CONFLICT', textOf('loan.choiceOver'));
  }
  const author: Author = { actor: { kind: 'system', name: `${by} (${loan.hall})` }, now };
  await chooseBranch(store, author, place.match, place.branch, choice);
}

/** In the hall: what its site says to a call about the stories of a match. */
export async function askSite<T>(
  store: Store,
  { actor, now }: Author,
  matchId: string,
  call: { method: 'GET' | 'POST'; path: string; body?: ChooseBranch },
): Promise<T> {
  authorise(actor, 'site:administer', { kind: 'site' });
  const { source_id } = await getSourceMatch(store, matchId);
  const source = (await listSources(store, now)).find(({ id }) => id === source_id);
  if (!source) throw new AppError('CONFLICT', textOf('loan.over'));
  const path = `/loan/matches/${matchId}${call.path}`;
  const body = call.body && { ...call.body, by: actorName(actor) };
  const answer = await lineOf(store, source)(call.method, path, body).catch((error: Error) => {
    throw new AppError('UNAVAILABLE', textOf('hall.unreachable', { why: error.message }));
  });
  if (answer.status === 200 && answer.body !== undefined) return answer.body as T;
  const why = (answer.body as { detail?: string } | undefined)?.detail ?? `HTTP ${answer.status}`;
  throw new AppError('REFUSED', textOf('hall.siteRefuses', { why }));
}

async function getSourceMatch({ db }: Store, matchId: string) {
  const row = await db
    .selectFrom('hall_source_match')
    .select('source_id')
    .where('match_id', '=', matchId)
    .orderBy('source_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound('match.notFound');
  return row;
}
