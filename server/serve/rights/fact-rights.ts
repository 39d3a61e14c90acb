import { MERGE_KINDS } from '#contract/merges/merge.ts';
import { signingParamsSchema } from '#contract/signing/signing.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { isSeat } from '#domain/volleyball/seats/seat.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { findUser } from '#server/accounts/users/queries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listCrewIds } from '#server/play/best-players/queries.ts';
import { getClaim } from '#server/play/claims/commands.ts';
import { getCoachedTeam } from '#server/play/date-requests/queries.ts';
import { mustAnswer, mustPlan } from '#server/play/duties/commands.ts';
import { getCandidate } from '#server/play/exams/queries.ts';
import { getOwnSide } from '#server/play/lineups/commands.ts';
import { matchExists } from '#server/play/matches/queries.ts';
import { listScorerIds } from '#server/play/matches/scorer-queries.ts';
import { getMergeSubject } from '#server/play/merges/records.ts';
import { mustChoose } from '#server/play/parked/queries.ts';
import { getPlayerSubject } from '#server/play/players/subject-queries.ts';
import { getSeat } from '#server/play/seats/queries.ts';
import { leagueIdOfMatch } from '#server/play/secretaries/queries.ts';
import { getSignUpSubject } from '#server/play/sign-ups/queries.ts';
import { getSigning } from '#server/play/signing/queries.ts';
import { getRequest } from '#server/play/team-requests/commands.ts';
import { coachesTeams, getTeamSubject } from '#server/play/teams/subject-queries.ts';
import { getTransferSubject } from '#server/play/transfers/subject-queries.ts';
import { mountTokenScopes } from './token-scopes.ts';

/** Throws where none of the facts that a call rests on gives this person a right to it. */
type Judge = (store: Store, actor: Actor, params: Record<string, string>) => unknown;

const ofOwnAccount: Judge = (_, actor) => ownAccount(actor);

const ofTeam =
  (action: 'team:update' | 'team:roster'): Judge =>
  async ({ db }, actor, { id = '' }) =>
    authorise(actor, action, await getTeamSubject(db, id));

const ofClub: Judge = (_, actor, { id = '' }) =>
  authorise(actor, 'club:update', { kind: 'club', id });

const ofSignUps: Judge = async ({ db }, actor, { id = '' }) =>
  authorise(actor, 'team:sign-up', await getSignUpSubject(db, id));

const ofPlayer: Judge = async ({ db }, actor, { id = '' }) =>
  authorise(actor, 'player:update', await getPlayerSubject(db, id));

/** The team of a new player stands in the body: without a team of one's own it is none. */
const ofNewPlayer: Judge = async ({ db }, actor) => {
  if (actor.kind === 'user' && (await coachesTeams(db, actor.id))) return;
  authorise(actor, 'player:create', { kind: 'site' });
};

/** The right to agree for oneself rests on what the body says. */
const ofConsent: Judge = async ({ db }, actor, { id = '' }) => {
  const subject = await getPlayerSubject(db, id);
  if (actor.kind === 'user' && actor.id === subject.userId) return;
  authorise(actor, 'consent:give', subject);
};

/** Asked at every tap: only a user's right rests on the list of scorers. */
const ofScoring: Judge = async (store, actor, { id = '' }) => {
  const isUser = actor.kind === 'user';
  const scorerIds = isUser ? await listScorerIds(store.db, id) : [];
  const runsLeague = isUser && (actor.scope !== undefined || actor.secretaryOf.length > 0);
  const leagueId = runsLeague ? await leagueIdOfMatch(store.db, id) : null;
  const subject = { kind: 'match', id, scorerIds, leagueId } as const;
  if (can(actor, 'match:score', subject)) return;
  if (!(await matchExists(store, id))) throw notFound('match.notFound');
  authorise(actor, 'match:score', subject);
};

/** The holder of the pen chooses between two stories, and the office. */
const ofChoice: Judge = async (store, actor, params) => {
  await ofScoring(store, actor, params);
  await mustChoose(store.db, actor, params.id ?? '');
};

const ofBestPlayer: Judge = async (store, actor, { id = '' }) => {
  if (!(await matchExists(store, id))) throw notFound('match.notFound');
  const crewIds = await listCrewIds(store.db, id);
  const leagueId = await leagueIdOfMatch(store.db, id);
  authorise(actor, 'match:best-player', { kind: 'crew', matchId: id, crewIds, leagueId });
};

const ofLineup: Judge = (store, actor, { id = '', teamId = '' }) =>
  getOwnSide(store, actor, id, teamId);

const ofSeat: Judge = async ({ db }, actor, { id = '', seat = '' }) => {
  if (!isSeat(seat)) throw notFound('page.notFound');
  authorise(actor, 'seat:ask', (await getSeat(db, id, seat)).subject);
};

const ofScouting: Judge = async ({ db }, actor, { id = '' }) =>
  authorise(actor, 'match:scout', (await getSeat(db, id, 'statistician')).subject);

const ofStream: Judge = async ({ db }, actor, { id = '' }) =>
  authorise(actor, 'stream:control', (await getSeat(db, id, 'stream')).subject);

const ofSigning: Judge = async ({ db }, actor, { id = '', ...params }) => {
  const place = signingParamsSchema.omit({ id: true }).safeParse(params);
  if (!place.success) throw notFound('page.notFound');
  authorise(actor, 'match:sign', (await getSigning(db, id, place.data)).subject);
};

/** Officials sit an exam themselves: nobody does it for them. */
const ofExam: Judge = async ({ db }, actor, { id = '' }) => {
  const { user_id: userId } = await getCandidate(db, id);
  authorise(actor, 'official:sit-exam', { kind: 'official', id, userId });
};

/** A coach speaks for the own team; whoever runs the league moves the match instead. */
const ofCoach: Judge = ({ db }, actor, { id = '' }) => getCoachedTeam(db, actor, id);

/** People choose a role for themselves once. */
const ofRole: Judge = async (store, actor, { id = '' }) => {
  const isSelf = actor.kind === 'user' && actor.id === id;
  const roleChosen = !isSelf || (await findUser(store, id))?.roleChosen === 1;
  const subject = { kind: 'user', id, roleChosen } as const;
  if (!can(actor, 'user:choose-role', subject)) authorise(actor, 'user:grant-role', subject);
};

/** The league of a new match stands in the body: who runs none makes none. */
const ofNewMatch: Judge = (_, actor) => {
  const [first = null] = leaguesOf(actor) ?? [];
  authorise(actor, 'match:write', { kind: 'league', id: first });
};

const ofTransfer: Judge = async ({ db }, actor, { id = '' }) =>
  authorise(actor, 'player:transfer', await getTransferSubject(db, id));

const ofMerge: Judge = async ({ db }, actor, { kind = '', id = '', other = '' }) => {
  const known = MERGE_KINDS.find((name) => name === kind);
  if (known === undefined) throw notFound('page.notFound');
  authorise(actor, 'record:merge', await getMergeSubject(db, known, [id, other]));
};

/** The leagues of the matches stand in the body: who runs none changes no day. */
const ofDesk: Judge = (_, actor) => authorise(actor, 'register:leagues', { kind: 'site' });

/** Each call with a body whose right rests on facts. */
export const FACT_RIGHTS: Record<string, Judge> = {
  'PATCH /teams/{id}': ofTeam('team:update'),
  'PATCH /clubs/{id}': ofClub,
  'PUT /teams/{id}/logo': ofTeam('team:update'),
  'POST /teams/{id}/players': ofTeam('team:roster'),
  'POST /teams/{id}/sign-up-links': ofSignUps,
  'POST /teams/{id}/sign-ups/{entry}/decision': ofSignUps,
  'POST /players': ofNewPlayer,
  'PATCH /players/{id}': ofPlayer,
  'PUT /players/{id}/picture': ofPlayer,
  'POST /players/{id}/consents': ofConsent,
  'POST /team-requests/{id}/decision': async (store, actor, { id = '' }) =>
    authorise(actor, 'team-request:decide', (await getRequest(store, id)).subject),
  'POST /claims/{id}/decision': async ({ db }, actor, { id = '' }) =>
    authorise(actor, 'claim:decide', (await getClaim(db, id)).subject),
  'POST /matches': ofNewMatch,
  'POST /desk/changes': ofDesk,
  'POST /teams/{id}/transfers': ofTransfer,
  'PUT /merges/{kind}/{id}/{other}': ofMerge,
  'POST /matches/{id}/officials/{official}/answer': ({ db }, actor, { id = '', official = '' }) =>
    mustAnswer(db, actor, id, official),
  'POST /matches/{id}/own-date-request': ofCoach,
  'POST /matches/{id}/own-date-request/answer': ofCoach,
  'POST /officials/{id}/exams': ofExam,
  'POST /officials/{id}/absences': ({ db }, actor, { id = '' }) => mustPlan(db, actor, id),
  'POST /matches/{id}/status': ofScoring,
  'PUT /matches/{id}/sets/{n}': ofScoring,
  'PUT /matches/{id}/result': ofScoring,
  'POST /matches/{id}/pen': ofScoring,
  'POST /matches/{id}/events': ofScoring,
  'POST /matches/{id}/parked': ofScoring,
  'POST /matches/{id}/parked/{branch}/choice': ofChoice,
  'PUT /matches/{id}/best-player': ofBestPlayer,
  'PUT /matches/{id}/lineups/{teamId}': ofLineup,
  'PUT /matches/{id}/seats/{seat}/request': ofSeat,
  'POST /matches/{id}/seats/{seat}/dismissal': ofScoring,
  'PUT /matches/{id}/signing/{paper}/{role}': ofSigning,
  'PUT /matches/{id}/rallies/{rally}/scouting': ofScouting,
  'PUT /matches/{id}/stream-control': ofStream,
  'PATCH /users/{id}': ofRole,
  'PATCH /account': ofOwnAccount,
  'PUT /account/picture': ofOwnAccount,
  'POST /account/email': ofOwnAccount,
  'POST /account/tokens': ofOwnAccount,
  'PUT /account/password': ofOwnAccount,
  'POST /account/erasure': ofOwnAccount,
  'POST /me/follows': ofOwnAccount,
  'PUT /me/messages/seen': ofOwnAccount,
  'POST /account/second-factor': ofOwnAccount,
  'POST /account/second-factor/confirm': ofOwnAccount,
  'POST /account/second-factor/end': ofOwnAccount,
};

/**
 * Judges the facts before a byte of the body is read, so that megabytes of a stranger cost nothing. The
 * command judges once more, in the transaction that it writes in.
 */
export function mountFactRights(api: Api, store: Store): void {
  mountTokenScopes(api);
  for (const [call, judge] of Object.entries(FACT_RIGHTS)) {
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c, next) => {
      await judge(store, await c.var.findActor(), c.req.param());
      await next();
    });
  }
}
