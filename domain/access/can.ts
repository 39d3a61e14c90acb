import type { SigningPlace } from '../volleyball/scoresheet/signing.ts';
import type { Seat } from '../volleyball/seats/seat.ts';
import { type Actor, isAdmin, leaguesOf } from './actor.ts';
import { isWithinScope } from './token-scope.ts';

/** The people who answer for a team: its coach by the account, and the managers of its club. */
export type TeamStaff = { coachUserId: string | null; clubId: string | null };

/** The facts that a permission may rest on. */
export type Subject =
  | { kind: 'site' }
  /** A league; null is no league, as of a friendly match. */
  | { kind: 'league'; id: string | null }
  | { kind: 'club'; id: string }
  | ({ kind: 'team' } & TeamStaff)
  /** People who want to play in a team, and the leagues in which it plays. */
  | ({ kind: 'sign-up'; leagueIds: readonly string[] } & TeamStaff)
  /** A player with the account of the record, in a team or in none. */
  | ({ kind: 'player'; userId: string | null } & TeamStaff)
  /** Of an account to be a player, with the team of the player's record. */
  | ({ kind: 'claim'; userId: string } & TeamStaff)
  /** Of a coach for a player: the account of the player's record, and who asked. */
  | ({ kind: 'team-request'; userId: string | null; askedBy: string } & TeamStaff)
  | { kind: 'match'; id: string; scorerIds: readonly string[]; leagueId: string | null }
  /** A seat around the scorer of a match: a bench is of a team, the other seats are of none. */
  | ({ kind: 'seat'; matchId: string; seat: Seat } & TeamStaff)
  /** A place for a signature, with the accounts of the people whom it is for. */
  | ({ kind: 'signing'; matchId: string; signerIds: readonly string[] } & SigningPlace)
  /** Everybody on duty in a match, by their accounts. */
  | { kind: 'crew'; matchId: string; crewIds: readonly string[]; leagueId: string | null }
  /** An official, with the account of the record. */
  | { kind: 'official'; id: string; userId: string | null }
  /** The duty of an official in a match of a league. */
  | { kind: 'duty'; officialId: string; userId: string | null; leagueId: string | null }
  | { kind: 'user'; id: string; roleChosen: boolean }
  /** Two records that may be one: the leagues of both, none where one of them is in no league. */
  | { kind: 'records'; leagueIds: readonly string[] }
  | { kind: 'partner'; userId: string | null };

/** Each action with the kind of subject that it is done to. */
export type Action = {
  'site:administer': 'site';
  'league:create': 'site';
  'league:archive': 'site';
  'league:appoint': 'site';
  'league:write': 'league';
  'team:create': 'site';
  'team:update': 'team';
  'team:delete': 'team';
  'team:roster': 'team';
  'team:sign-up': 'sign-up';
  'player:create': 'site';
  'player:update': 'player';
  'player:delete': 'player';
  'player:see-private': 'player';
  'player:unlink': 'player';
  'player:license': 'site';
  'claim:make': 'site';
  'claim:withdraw': 'claim';
  'claim:decide': 'claim';
  'team-request:decide': 'team-request';
  'team-request:withdraw': 'team-request';
  'consent:give': 'player';
  'player:age': 'player';
  'lineup:prepare': 'seat';
  'seat:ask': 'seat';
  'match:scout': 'seat';
  'stream:control': 'seat';
  'match:write': 'league';
  'match:score': 'match';
  'match:ask-date': 'team';
  'match:sign': 'signing';
  'match:best-player': 'crew';
  'match:correct': 'match';
  'match:share': 'league';
  'match:enter-pin': 'site';
  'match:settle': 'league';
  'hall:use': 'site';
  'match:assign': 'league';
  'user:list': 'site';
  'user:invite': 'site';
  'user:sign-out': 'site';
  'user:grant-role': 'user';
  'user:choose-role': 'user';
  'account:ask-link': 'site';
  'account:use': 'user';
  'audit:read': 'site';
  'site:update': 'site';
  'news:write': 'site';
  'venue:write': 'site';
  'club:write': 'site';
  'club:appoint': 'site';
  'club:update': 'club';
  'season:write': 'site';
  'feedback:send': 'site';
  'feedback:read': 'site';
  'newsletter:subscribe': 'site';
  'newsletter:send': 'site';
  'archive:restore': 'site';
  'register:read': 'site';
  'register:leagues': 'site';
  'official:write': 'site';
  'official:invite': 'site';
  'official:plan': 'official';
  'official:sit-exam': 'official';
  'duty:answer': 'duty';
  'record:merge': 'records';
  'player:transfer': 'records';
  'partner:write': 'site';
  'partner:see-reach': 'partner';
};

type SubjectOf<A extends keyof Action> = Extract<Subject, { kind: Action[A] }>;
type Rule<A extends keyof Action> = (actor: Actor, subject: SubjectOf<A>) => boolean;

function isUser(actor: Actor, id: string | null): boolean {
  return actor.kind === 'user' && actor.id === id;
}

/** The official in person: by the account of the record, or by a private link. */
function isOfficial(actor: Actor, id: string, userId: string | null): boolean {
  return isUser(actor, userId) || (actor.kind === 'duty-link' && actor.officialId === id);
}

const anybody = () => true;
const adminOnly = (actor: Actor) => isAdmin(actor);

/** A match without a league is nobody's but an administrator's. */
function worksOn(actor: Actor, leagueId: string | null): boolean {
  const leagues = leaguesOf(actor);
  return leagues === null || (leagueId !== null && leagues.includes(leagueId));
}
const worksOnAny = (actor: Actor) => leaguesOf(actor)?.length !== 0;
const adminOrSecretary = (actor: Actor, league: { id: string | null }) => worksOn(actor, league.id);
/** Administrators, and people who run all leagues in which both are. */
const worksOnAllOf = (actor: Actor, { leagueIds }: { leagueIds: readonly string[] }) =>
  isAdmin(actor) || (leagueIds.length > 0 && leagueIds.every((id) => worksOn(actor, id)));
const manages = (actor: Actor, clubId: string | null) =>
  actor.kind === 'user' && clubId !== null && actor.managerOf.includes(clubId);
/** A manager of the club does for each of its teams what the team’s coach does. */
const coaches = (actor: Actor, { coachUserId, clubId }: TeamStaff) =>
  isUser(actor, coachUserId) || manages(actor, clubId);
const adminOrCoach = (actor: Actor, team: TeamStaff) => isAdmin(actor) || coaches(actor, team);
const adminCoachOrSelf = (actor: Actor, player: { userId: string | null } & TeamStaff) =>
  adminOrCoach(actor, player) || isUser(actor, player.userId);

/** A coach alone answers for players who have no account to answer for themselves. */
const adminOrFreeCoach = (actor: Actor, player: { userId: string | null } & TeamStaff) =>
  isAdmin(actor) || (player.userId === null && coaches(actor, player));

/** The link of the seat counts; on a bench the account of the team’s coach, too. */
function sitsAt(actor: Actor, place: { matchId: string; seat: Seat } & TeamStaff): boolean {
  if (actor.kind === 'seat-link')
    return actor.matchId === place.matchId && actor.seat === place.seat;
  return coaches(actor, place);
}

/** In person, or by the link to this one place: nobody signs for somebody else, an administrator neither. */
function signsAt(
  actor: Actor,
  place: { matchId: string; signerIds: readonly string[] } & SigningPlace,
): boolean {
  if (actor.kind === 'user') return place.signerIds.includes(actor.id);
  if (actor.kind !== 'signing-link' || actor.matchId !== place.matchId) return false;
  return actor.paper === place.paper && actor.role === place.role;
}

/** The rule of each action. */
const RULES: { [A in keyof Action]: Rule<A> } = {
  'site:administer': adminOnly,
  'league:create': adminOnly,
  'league:archive': adminOnly,
  'league:appoint': adminOnly,
  'league:write': adminOrSecretary,
  'team:create': adminOnly,
  'team:update': adminOrCoach,
  'team:delete': adminOnly,
  'team:roster': adminOrCoach,
  // A team without a coach's account has the secretaries of its leagues.
  'team:sign-up': (actor, { leagueIds, ...team }) =>
    adminOrCoach(actor, team) ||
    (team.coachUserId === null && leagueIds.some((id) => worksOn(actor, id))),
  'player:create': adminOnly,
  'player:update': adminCoachOrSelf,
  'player:delete': adminOnly,
  'player:see-private': adminCoachOrSelf,
  'player:unlink': adminOnly,
  'player:license': adminOnly,
  // A person, whatever role they chose: a coach may play too.
  'claim:make': (actor) => actor.kind === 'user',
  'claim:withdraw': (actor, claim) => isUser(actor, claim.userId),
  // Nobody but an administrator says yes to themselves.
  'claim:decide': (actor, claim) =>
    isAdmin(actor) || (coaches(actor, claim) && !isUser(actor, claim.userId)),
  // The owner of the record; a record without an account has administrators.
  'team-request:decide': (actor, { userId, askedBy }) =>
    isAdmin(actor) || (isUser(actor, userId) && !isUser(actor, askedBy)),
  'team-request:withdraw': (actor, { askedBy, ...team }) =>
    isUser(actor, askedBy) || adminOrCoach(actor, team),
  'consent:give': adminOrFreeCoach,
  'player:age': adminOrFreeCoach,
  'lineup:prepare': (actor, seat) => isAdmin(actor) || sitsAt(actor, seat),
  // An administrator asks for nothing: who may score records it.
  'seat:ask': sitsAt,
  // The touches of rallies; the score is the scorer’s.
  'match:scout': (actor, seat) =>
    seat.seat === 'statistician' && (isAdmin(actor) || sitsAt(actor, seat)),
  // The picture on air; neither score nor page is theirs.
  'stream:control': (actor, seat) =>
    seat.seat === 'stream' && (isAdmin(actor) || sitsAt(actor, seat)),
  'match:write': adminOrSecretary,
  'match:score': (actor, match) =>
    worksOn(actor, match.leagueId) ||
    (actor.kind === 'user' && match.scorerIds.includes(actor.id)) ||
    (actor.kind === 'scorer-link' && actor.matchId === match.id) ||
    (actor.kind === 'hall' && actor.matchIds.includes(match.id)),
  // An administrator moves the match.
  'match:ask-date': coaches,
  'match:sign': signsAt,
  'match:best-player': (actor, { crewIds, leagueId }) =>
    worksOn(actor, leagueId) || (actor.kind === 'user' && crewIds.includes(actor.id)),
  'match:correct': (actor, match) => worksOn(actor, match.leagueId),
  'match:share': adminOrSecretary,
  'match:enter-pin': anybody,
  'match:settle': adminOrSecretary,
  'hall:use': (actor) => actor.kind === 'hall',
  'match:assign': adminOrSecretary,
  'user:list': adminOnly,
  'user:invite': adminOnly,
  'user:sign-out': adminOnly,
  'user:grant-role': adminOnly,
  'user:choose-role': (actor, user) => isUser(actor, user.id) && !user.roleChosen,
  'account:ask-link': anybody,
  'account:use': (actor, user) => isUser(actor, user.id),
  'audit:read': adminOnly,
  'site:update': adminOnly,
  'news:write': adminOnly,
  'venue:write': adminOnly,
  'club:write': adminOnly,
  'club:appoint': adminOnly,
  'club:update': (actor, { id }) => isAdmin(actor) || manages(actor, id),
  'season:write': adminOnly,
  'feedback:send': anybody,
  'feedback:read': adminOnly,
  'newsletter:subscribe': anybody,
  'newsletter:send': adminOnly,
  'archive:restore': adminOnly,
  'register:read': adminOnly,
  // Administrators see these lists of all leagues, secretaries of theirs.
  'register:leagues': worksOnAny,
  'official:write': adminOnly,
  'official:invite': worksOnAny,
  'official:plan': (actor, { id, userId }) => isAdmin(actor) || isOfficial(actor, id, userId),
  // Nobody sits an exam for somebody else.
  'official:sit-exam': (actor, { id, userId }) => isOfficial(actor, id, userId),
  // The secretary notes what an official said on the telephone.
  'duty:answer': (actor, { officialId, userId, leagueId }) =>
    worksOn(actor, leagueId) || isOfficial(actor, officialId, userId),
  'record:merge': worksOnAllOf,
  'player:transfer': worksOnAllOf,
  'partner:write': adminOnly,
  'partner:see-reach': (actor, partner) => isAdmin(actor) || isUser(actor, partner.userId),
};

/** May `actor` do `action` to `subject`? The only place that answers this. */
export function can<A extends keyof Action>(
  actor: Actor,
  action: A,
  subject: SubjectOf<A>,
): boolean {
  if (actor.kind !== 'user' || !actor.scope) return RULES[action](actor, subject);
  const { scope, ...owner } = actor;
  return isWithinScope(scope, action, subject) && RULES[action](owner, subject);
}
