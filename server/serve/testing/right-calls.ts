import type { CastRole } from './cast.ts';
import { CAPTAIN_CALLS, DATE_REQUEST_CALLS } from './right-calls-of-captains.ts';
import { DESK_CALLS } from './right-calls-of-desk.ts';
import { ENTRY_CALLS } from './right-calls-of-entries.ts';
import { HALL_CALLS } from './right-calls-of-halls.ts';
import { LEAGUE_CALLS } from './right-calls-of-leagues.ts';
import { MATCH_CALLS } from './right-calls-of-matches.ts';
import { MERGE_CALLS, PASS_CALLS, TRANSFER_CALLS } from './right-calls-of-merges.ts';
import { ACCOUNT_CALLS, TEAM_CALLS } from './right-calls-of-people.ts';
import { SEAT_CALLS } from './right-calls-of-seats.ts';
import { SIGN_UP_CALLS } from './right-calls-of-sign-ups.ts';
import { SITE_CALLS } from './right-calls-of-site.ts';
import type { Maker, RightCall, World } from './world.ts';

const MAKERS: Record<string, Maker> = {
  ...TEAM_CALLS,
  ...ACCOUNT_CALLS,
  ...LEAGUE_CALLS,
  ...ENTRY_CALLS,
  ...CAPTAIN_CALLS,
  ...DATE_REQUEST_CALLS,
  ...SIGN_UP_CALLS,
  ...MERGE_CALLS,
  ...TRANSFER_CALLS,
  ...PASS_CALLS,
  ...MATCH_CALLS,
  ...DESK_CALLS,
  ...HALL_CALLS,
  ...SEAT_CALLS,
  ...SITE_CALLS,
};

/**
 * Calls with a secret out of a mail, those that an empty installation alone takes, and the one that
 * empties a demonstration.
 */
export const NEVER_DONE: readonly string[] = [
  'DELETE /demonstration',
  // Needs a site that has lent something.
  'GET /hall/matches/{id}/parked',
  'POST /account/email/confirm',
  'POST /hall/matches/{id}/parked/{branch}/choice',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'POST /password-resets/confirm',
  // Needs a push service.
  'POST /push/test',
  'POST /registrations/confirm',
  'POST /setup',
  'POST /setup/restore',
  'POST /setup/restore/code',
  // Needs a gateway.
  'POST /sms/test',
  // Needs a receiver.
  'POST /webhooks/{id}/test',
];

/**
 * The facts that make the call right; reads, and calls without a maker, use the cast's own things.
 */
export function rightCall(name: string, world: World, role: CastRole): Promise<RightCall> {
  const maker = MAKERS[name];
  return Promise.resolve(maker ? maker(world, role) : { path: addressOf(name, world) });
}

/** The subject of a call is what belongs to the coach, the player, the scorer and the link. */
function addressOf(name: string, { ids }: World): string {
  const path = name.split(' ')[1]!;
  const own: Record<string, string> = {
    teams: ids.team,
    players: ids.player,
    leagues: ids.league,
    matches: ids.match,
    users: ids.user,
    clubs: ids.club,
    seasons: ids.season,
    venues: ids.venue,
    news: ids.news,
    officials: ids.official,
    partners: ids.partner,
    claims: ids.claim,
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'id') return own[path.split('/')[1]!] ?? 'none';
    return parameter === 'table' ? 'teams' : 'none';
  });
}

/** Makes the call. A picture goes as a form, with the fields of the body beside it. */
export async function send(
  { server, tokens, pass }: World,
  name: string,
  { path, body, type, file }: RightCall,
  role: CastRole,
): Promise<{ status: number; body: unknown }> {
  pass(2000);
  const [method] = name.split(' ') as [string];
  const token = tokens[role];
  if (!file) {
    const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
    return server.call(method, `/api/v1${path}`, body, { token, headers });
  }
  const form = new FormData();
  for (const [field, value] of Object.entries(body ?? {})) form.set(field, String(value));
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'x.png');
  const authorization: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.app.request(`/api/v1${path}`, {
    method,
    headers: authorization,
    body: form,
  });
  return { status: answer.status, body: await answer.text() };
}
