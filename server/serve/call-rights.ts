import { textOf } from '#contract/text/text.ts';
import type { Action } from '#domain/access/can.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import type { Api } from '#server/platform/http/api.ts';
import { authoriseMatch } from '#server/play/secretaries/authorise-match.ts';

type ActionOn<Kind> = { [A in keyof Action]: Action[A] extends Kind ? A : never }[keyof Action];

/** The right that a call asks of its caller, before anything of it is looked at. */
type CallRight = ActionOn<'site'> | ActionOn<'league'> | 'everybody' | 'facts';

/**
 * Every call of the API. An action on the site, or on the league that the address names by itself or by
 * one of its matches, is judged here and, for reads, nowhere else. `facts`: somebody
 * has to be known; whether it is the right one (this team's coach, this match's scorer, oneself) the
 * command or the query judges. A call that is not listed here fails the tests; whoever is refused
 * learns nothing of what else is wrong with the call.
 */
export const CALL_RIGHTS: Record<string, CallRight> = {
  'GET /teams': 'everybody',
  'POST /teams': 'team:create',
  'POST /teams/logo': 'team:create',
  'GET /teams/{id}': 'everybody',
  'PATCH /teams/{id}': 'facts',
  'DELETE /teams/{id}': 'facts',
  'POST /teams/{id}/coach-invitation': 'user:invite',
  'PUT /teams/{id}/logo': 'facts',
  'GET /teams/{id}/players': 'facts',
  'POST /teams/{id}/players': 'facts',
  'DELETE /teams/{id}/players/{playerId}': 'facts',
  'GET /players': 'everybody',
  'POST /players': 'facts',
  'GET /players/{id}': 'everybody',
  'PATCH /players/{id}': 'facts',
  'DELETE /players/{id}': 'facts',
  'PUT /players/{id}/picture': 'facts',
  'POST /players/{id}/claims': 'claim:make',
  'GET /players/{id}/account': 'facts',
  'DELETE /players/{id}/account': 'facts',
  'POST /players/{id}/erasure': 'site:administer',
  'GET /players/{id}/export': 'site:administer',
  'POST /officials/{id}/erasure': 'site:administer',
  'GET /officials/{id}/export': 'site:administer',
  'GET /players/{id}/consents': 'facts',
  'POST /players/{id}/consents': 'facts',
  'POST /players/{id}/consents/{consent}/withdrawal': 'facts',
  'GET /team-requests': 'facts',
  'POST /team-requests/{id}/decision': 'facts',
  'DELETE /team-requests/{id}': 'facts',
  'GET /claims': 'facts',
  'POST /claims/{id}/decision': 'facts',
  'DELETE /claims/{id}': 'facts',
  'GET /leagues': 'everybody',
  'POST /leagues': 'league:create',
  'GET /leagues/{id}': 'everybody',
  'PATCH /leagues/{id}': 'league:write',
  'DELETE /leagues/{id}': 'league:archive',
  'GET /leagues/{id}/secretaries': 'league:write',
  'PUT /leagues/{id}/secretaries/{userId}': 'league:appoint',
  'DELETE /leagues/{id}/secretaries/{userId}': 'league:appoint',
  'POST /leagues/{id}/teams/{teamId}': 'league:write',
  'DELETE /leagues/{id}/teams/{teamId}': 'league:write',
  'GET /leagues/{id}/groups': 'everybody',
  'POST /leagues/{id}/groups': 'league:write',
  'DELETE /leagues/{id}/groups/{gid}': 'league:write',
  'POST /leagues/{id}/groups/{gid}/teams/{teamId}': 'league:write',
  'DELETE /leagues/{id}/groups/{gid}/teams/{teamId}': 'league:write',
  'GET /leagues/{id}/standings': 'everybody',
  'GET /leagues/{id}/leaders': 'everybody',
  'GET /players/{id}/seasons': 'everybody',
  'GET /teams/{id}/seasons': 'everybody',
  'POST /leagues/{id}/table-preview': 'league:write',
  'POST /leagues/{id}/adjustments': 'league:write',
  'POST /leagues/{id}/withdrawals': 'league:write',
  'POST /leagues/{id}/placings': 'league:write',
  'POST /leagues/{id}/lots': 'league:write',
  'GET /leagues/{id}/decisions': 'league:write',
  'DELETE /leagues/{id}/decisions/{entry}': 'league:write',
  'GET /leagues/{id}/fixtures': 'everybody',
  'POST /leagues/{id}/fixtures': 'league:write',
  'DELETE /leagues/{id}/fixtures/{fixture}': 'league:write',
  'POST /leagues/{id}/fixtures/{fixture}/restore': 'league:write',
  'POST /leagues/{id}/swiss-rounds': 'league:write',
  'POST /leagues/{id}/publication': 'league:write',
  'DELETE /leagues/{id}/plans/{plan}': 'league:write',
  'GET /leagues/{id}/schedule': 'everybody',
  'PUT /leagues/{id}/schedule': 'league:write',
  'POST /leagues/{id}/schedule': 'league:write',
  'POST /leagues/{id}/delays': 'league:write',
  'POST /leagues/{id}/import': 'league:write',
  'POST /import/{table}': 'site:administer',
  'GET /exports/{table}': 'everybody',
  'GET /matches': 'everybody',
  'POST /matches': 'facts',
  'GET /matches/{id}': 'everybody',
  'GET /matches/{id}/best-player': 'everybody',
  'PUT /matches/{id}/best-player': 'facts',
  'PATCH /matches/{id}': 'match:write',
  'DELETE /matches/{id}': 'match:write',
  'GET /matches/{id}/line': 'everybody',
  'GET /matches/{id}/officials': 'everybody',
  'PUT /matches/{id}/officials': 'match:assign',
  'POST /matches/{id}/scorer-links': 'match:share',
  'DELETE /matches/{id}/scorer-links': 'match:share',
  'POST /scorer-pins': 'everybody',
  'POST /matches/{id}/status': 'facts',
  'PUT /matches/{id}/sets/{n}': 'facts',
  'PUT /matches/{id}/result': 'facts',
  'POST /matches/{id}/pen': 'facts',
  'POST /matches/{id}/events': 'facts',
  'GET /matches/{id}/events': 'everybody',
  'GET /matches/{id}/authors': 'facts',
  'GET /matches/{id}/scoresheet.pdf': 'everybody',
  'GET /matches/{id}/log.json': 'everybody',
  'POST /matches/{id}/import': 'match:write',
  'GET /matches/{id}/signatures': 'facts',
  'GET /matches/{id}/lineups': 'facts',
  'PUT /matches/{id}/lineups/{teamId}': 'facts',
  'DELETE /matches/{id}/lineups/{teamId}': 'facts',
  'POST /matches/{id}/parked': 'facts',
  'GET /matches/{id}/parked': 'match:settle',
  'POST /matches/{id}/parked/{branch}/choice': 'match:settle',
  'GET /parked': 'register:leagues',
  'GET /live': 'everybody',
  'GET /me': 'facts',
  'GET /me/follows': 'facts',
  'POST /me/follows': 'facts',
  'PUT /me/follows/{kind}/{id}': 'facts',
  'DELETE /me/follows/{kind}/{id}': 'facts',
  'GET /me/scoring': 'facts',
  'GET /me/claims': 'facts',
  'GET /me/lineups': 'facts',
  'GET /me/players': 'facts',
  'GET /me/teams': 'facts',
  'GET /me/matches': 'facts',
  'GET /users': 'user:list',
  'POST /users': 'user:invite',
  'POST /users/{id}/sign-in-link': 'user:invite',
  'POST /users/sign-in-links': 'user:invite',
  'PATCH /users/{id}': 'facts',
  'DELETE /users/{id}/sessions': 'user:sign-out',
  'POST /registrations': 'account:ask-link',
  'POST /registrations/confirm': 'everybody',
  'POST /password-resets': 'account:ask-link',
  'POST /password-resets/confirm': 'everybody',
  'GET /account': 'facts',
  'PATCH /account': 'facts',
  'PUT /account/picture': 'facts',
  'DELETE /account/picture': 'facts',
  'POST /account/email': 'facts',
  'POST /account/email/confirm': 'everybody',
  'PUT /account/password': 'facts',
  'GET /account/export': 'facts',
  'POST /account/erasure': 'facts',
  'POST /account/second-factor': 'facts',
  'POST /account/second-factor/confirm': 'facts',
  'POST /account/second-factor/end': 'facts',
  'GET /account/sessions': 'facts',
  'DELETE /account/sessions': 'facts',
  'DELETE /account/sessions/{id}': 'facts',
  'GET /search': 'everybody',
  'GET /audit': 'audit:read',
  'GET /site': 'everybody',
  'PATCH /site': 'site:update',
  'PUT /site/logo': 'site:update',
  'DELETE /site/logo': 'site:update',
  'GET /setup': 'everybody',
  'POST /setup': 'everybody',
  'DELETE /demonstration': 'site:administer',
  'GET /news': 'everybody',
  'POST /news': 'news:write',
  'GET /news/{id}': 'everybody',
  'PATCH /news/{id}': 'news:write',
  'DELETE /news/{id}': 'news:write',
  'GET /venues': 'everybody',
  'POST /venues': 'venue:write',
  'GET /venues/{id}': 'everybody',
  'PATCH /venues/{id}': 'venue:write',
  'DELETE /venues/{id}': 'venue:write',
  'POST /officials': 'official:write',
  'GET /officials/{id}': 'official:write',
  'PATCH /officials/{id}': 'official:write',
  'DELETE /officials/{id}': 'official:write',
  'GET /partners': 'everybody',
  'POST /partners': 'partner:write',
  'GET /partners/{id}': 'everybody',
  'PATCH /partners/{id}': 'partner:write',
  'DELETE /partners/{id}': 'partner:write',
  'GET /partners/{id}/reach': 'facts',
  'GET /partners/{id}/reach.csv': 'facts',
  'PUT /partners/{id}/logo': 'partner:write',
  'GET /admin/matches': 'register:leagues',
  'GET /admin/teams': 'register:leagues',
  'GET /admin/players': 'register:read',
  'GET /admin/leagues': 'register:leagues',
  'GET /admin/users': 'register:read',
  'GET /admin/officials': 'register:leagues',
  'GET /admin/partners': 'register:leagues',
  'GET /admin/venues': 'register:leagues',
  'GET /admin/news': 'register:read',
  'GET /admin/summary': 'register:leagues',
  'GET /backup': 'site:administer',
  'GET /setup/restore': 'everybody',
  'POST /setup/restore': 'everybody',
  'POST /setup/restore/code': 'everybody',
  'GET /archive': 'archive:restore',
  'POST /archive/{kind}/{id}/restore': 'facts',
  'POST /feedback': 'feedback:send',
  'GET /feedback': 'feedback:read',
  'PATCH /feedback/{id}': 'feedback:read',
  'POST /newsletter': 'newsletter:subscribe',
  'GET /newsletter': 'newsletter:send',
  'POST /newsletter/issues': 'newsletter:send',
  'POST /newsletter/confirm': 'everybody',
  'GET /newsletter/unsubscribe': 'everybody',
  'POST /newsletter/unsubscribe': 'everybody',
};

const SIGN_IN = textOf('signIn.required');

/** The actions on a league, so that its id is looked for in the address. */
const LEAGUE_ACTIONS: Record<ActionOn<'league'>, true> = {
  'league:write': true,
  'match:write': true,
  'match:share': true,
  'match:settle': true,
  'match:assign': true,
};

function isOnLeague(right: ActionOn<'site'> | ActionOn<'league'>): right is ActionOn<'league'> {
  return Object.hasOwn(LEAGUE_ACTIONS, right);
}

/** Judges who calls before what is called is validated. To be mounted before the calls themselves. */
export function mountCallRights(api: Api, store: Store): void {
  for (const [call, right] of Object.entries(CALL_RIGHTS)) {
    if (right === 'everybody') continue;
    const [method, path] = call.split(' ') as [string, string];
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c, next) => {
      const actor = await c.var.findActor();
      const { id = '' } = c.req.param() as { id?: string };
      if (right === 'facts') {
        if (actor.kind === 'anonymous') throw new AppError('NOT_SIGNED_IN', SIGN_IN);
      } else if (!isOnLeague(right)) authorise(actor, right, { kind: 'site' });
      else if (path.startsWith('/leagues/')) authorise(actor, right, { kind: 'league', id });
      else await authoriseMatch(store.db, actor, right, id);
      await next();
    });
  }
}
