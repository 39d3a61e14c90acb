import type { SigningView } from '#contract/signing/signing.ts';
import type { Actor } from '#domain/access/actor.ts';
import {
  refuseSigning,
  type SigningPlace,
  signingSide,
} from '#domain/volleyball/scoresheet/signing.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { findMatchTeams } from '#server/play/lineups/queries.ts';
import { listTeamPlayers } from '#server/play/players/queries.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { listSignerIds } from './signers.ts';
import { signingView } from './views.ts';

/** Also a link that has ended: whoever comes with it shall be told so. */
export async function findSigningLink(db: Database, tokenHash: string) {
  return db
    .selectFrom('signing_link')
    .select(['id', 'match_id', 'paper', 'role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** A match that is not archived, with the place as a subject of rights. */
export async function getSigning(db: Database, matchId: string, place: SigningPlace) {
  const match = await findMatchTeams(db, matchId);
  if (!match) throw notFound('match.notFound');
  const signerIds = await listSignerIds(db, match, place.role);
  return { match, subject: { kind: 'signing', matchId, ...place, signerIds } as const };
}

/** The paper as the person signs it, and how the own last signature fares. */
export async function readSigning(
  store: Store,
  actor: Actor,
  matchId: string,
  place: SigningPlace,
): Promise<SigningView> {
  const { db } = store;
  const { match, subject } = await getSigning(db, matchId, place);
  authorise(actor, 'match:sign', subject);
  const side = signingSide(place.role);
  const teamId = side === 'team2' ? match.team2_id : match.team1_id;
  const [log, names, last, roster] = await Promise.all([
    readLog(db, match, store.logs),
    db
      .selectFrom('team')
      .select(['id', 'name'])
      .where('id', 'in', [match.team1_id, match.team2_id])
      .execute(),
    findLast(db, matchId, place, actor),
    place.paper === 'list' ? listTeamPlayers(store, teamId) : [],
  ]);
  const nameOf = (id: string) => names.find((team) => team.id === id)?.name ?? '';
  return signingView(place, log, last, {
    team1: nameOf(match.team1_id),
    team2: nameOf(match.team2_id),
    manner: actor.kind === 'user' ? 'account' : 'own-device',
    name: actor.kind === 'user' ? actor.name : null,
    refusal: refuseSigning(log, place)?.refusal ?? null,
    names: new Map(roster.map((player) => [player.jerseyNumber, player.fullName])),
  });
}

/** An account finds its own signature; a link finds those of all links to this place. */
function findLast(db: Database, matchId: string, { paper, role }: SigningPlace, actor: Actor) {
  const own = db
    .selectFrom('handed_signature')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('paper', '=', paper)
    .where('role', '=', role)
    .orderBy('handed_at', 'desc')
    .orderBy('id', 'desc');
  const ofActor =
    actor.kind === 'user'
      ? own.where('user_id', '=', actor.id)
      : own.where('manner', '=', 'own-device');
  return ofActor.limit(1).executeTakeFirst();
}

/** All signatures of a match that came from elsewhere, in their order. */
export async function listHanded(db: Database, matchId: string) {
  return db
    .selectFrom('handed_signature')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('handed_at')
    .orderBy('id')
    .execute();
}
