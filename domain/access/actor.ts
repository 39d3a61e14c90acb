import type { SigningPlace } from '../volleyball/scoresheet/signing.ts';
import type { Seat } from '../volleyball/seats/seat.ts';
import type { TokenScope } from './token-scope.ts';

/**
 * The person or program that acts. Rights come from facts about the actor, never from the role that
 * a person chose.
 */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      id: string;
      name: string;
      email: string;
      role: string;
      /** The leagues whose secretary the person is, at the moment of the call. */
      secretaryOf: readonly string[];
      /** The clubs for whose teams the person acts as their coach does, at the moment of the call. */
      managerOf: readonly string[];
      /** Of an API token that has a part of its owner's rights only. */
      scope?: TokenScope;
      /** The name of the API token by which the call came. */
      token?: string;
    }
  | { kind: 'scorer-link'; id: string; matchId: string }
  /** An official who opened their private link; an account is not needed. */
  | { kind: 'duty-link'; id: string; officialId: string; name: string }
  /** A bench or the assistant scorer, by a link to a seat around the scorer of one match. */
  | { kind: 'seat-link'; id: string; matchId: string; seat: Seat }
  /** A person without an account, by a link to one place for a signature of a match. */
  | ({ kind: 'signing-link'; id: string; matchId: string } & SigningPlace)
  /** A server in a hall, to which the writing of some matches is lent; `id` is the loan's. */
  | { kind: 'hall'; id: string; name: string; matchIds: readonly string[] }
  | { kind: 'system'; name: string };

export const ANONYMOUS: Actor = { kind: 'anonymous' };

/** A person who scores by a link, in the trail and on parked branches. */
export const SCORER_LINK = 'Scorer link';

/** A person who draws a signature on a device of their own, in the trail. */
const SIGNING_LINK = 'Signing link';

/** The people who have a seat by a link, in the trail. */
const SEAT_NAMES: Record<Seat, string> = {
  team1: 'Bench of team 1',
  team2: 'Bench of team 2',
  assistant: 'Assistant scorer',
  statistician: 'Statistician',
  stream: 'Stream operator',
};

/** An administrator with all rights; a token with a scope is none, whoever owns it. */
export function isAdmin(actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  return actor.kind === 'user' && actor.role === 'admin' && actor.scope === undefined;
}

/** The leagues that an actor works on; null for all of them. */
export function leaguesOf(actor: Actor): readonly string[] | null {
  if (isAdmin(actor)) return null;
  if (actor.kind !== 'user') return [];
  const { scope, role, secretaryOf } = actor;
  if (!scope) return secretaryOf;
  return role === 'admin'
    ? scope.leagueIds
    : secretaryOf.filter((id) => scope.leagueIds.includes(id));
}

/** The id to keep in a trail; null for a visitor. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'anonymous') return null;
  return actor.kind === 'system' ? `system:${actor.name}` : actor.id;
}

/** As logs and pens name an actor: `user:<id>`, `scorer-link:<id>`, `duty-link:<id>`, `seat-link:<id>`, `signing-link:<id>`, `hall:<loan>`, `system:system:<name>`. */
export function actorKey(actor: Actor): string {
  return `${actor.kind}:${actorId(actor)}`;
}

/** The same for an account of which the id is all that is known. */
export function userKey(id: string): string {
  return `user:${id}`;
}

/** The same for a hall: the pen of a match that is lent names the loan. */
export function hallKey(loanId: string): string {
  return `hall:${loanId}`;
}

export function actorName(actor: Actor): string {
  if (actor.kind === 'anonymous') return 'Visitor';
  if (actor.kind === 'seat-link') return SEAT_NAMES[actor.seat];
  if (actor.kind === 'signing-link') return SIGNING_LINK;
  return actor.kind === 'scorer-link' ? SCORER_LINK : actor.name;
}

/** As the trail names an actor: the owner of a token, and the token by which a program acted. */
export function nameInTrail(actor: Actor): string {
  return actor.kind === 'user' && actor.token !== undefined
    ? `${actor.name} (${actor.token})`
    : actorName(actor);
}
