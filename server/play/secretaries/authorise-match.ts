import type { Actor } from '#domain/access/actor.ts';
import type { Action } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { leagueIdOfMatch } from './queries.ts';

/** Actions whose right rests on the league to which a match belongs. */
type LeagueAction = { [A in keyof Action]: Action[A] extends 'league' ? A : never }[keyof Action];

/** Lets administrators and the secretaries of the match's league pass, or throws. */
export async function authoriseMatch(
  db: Database,
  actor: Actor,
  action: LeagueAction,
  matchId: string,
): Promise<void> {
  authorise(actor, action, { kind: 'league', id: await leagueIdOfMatch(db, matchId) });
}
