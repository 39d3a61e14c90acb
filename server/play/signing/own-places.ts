import type { OwnScoring } from '#contract/leagues/scoring-terms.ts';
import type { PlaceToSign } from '#contract/signing/signing.ts';
import {
  hasIdentity,
  openPlaces,
  type SigningPlace,
  signingSide,
} from '#domain/volleyball/scoresheet/signing.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { localDate, startOfDay } from '#server/platform/time/local-time.ts';
import { scoringOf } from '#server/play/leagues/views.ts';
import { findMatchTeams } from '#server/play/lineups/queries.ts';
import { teamsOf } from '#server/play/matches/own-queries.ts';
import { selectMatches } from '#server/play/matches/queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { sealAt } from './place.ts';
import { listSignerIds } from './signers.ts';

/** Nobody has more matches at once. */
const MOST_MATCHES = 20;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The papers that wait for the signature of an account: in matches that demand signatures, are played or
 * ended since yesterday. A place where it has signed what stands there now is left out, and of the players of a
 * team the captain on its list alone is asked.
 */
export async function listOwnPlaces(
  store: Store,
  userId: string,
  now: number,
): Promise<PlaceToSign[]> {
  const since = startOfDay(localDate(now - DAY_MS));
  const found: PlaceToSign[] = [];
  for (const { id, scoring, league_scoring, ...names } of await listMatches(store, userId, since)) {
    const own = JSON.parse(scoring ?? '{}') as OwnScoring;
    const { signatures, identity } = { ...scoringOf({ scoring: league_scoring }), ...own };
    const match = signatures ? await findMatchTeams(store.db, id) : undefined;
    if (!match) continue;
    const log = await readLog(store.db, match, store.logs);
    const handed = await listOwnSeals(store.db, id, userId);
    const { team1_name: team1, team2_name: team2 } = names;
    for (const place of openPlaces(log, identity ? hasIdentity : undefined)) {
      if (handed.has(keyOf(place, sealAt(log, place)))) continue;
      const signers = await listSignerIds(store.db, match, place.role);
      if (!signers.includes(userId)) continue;
      const side = place.role.startsWith('captain') ? signingSide(place.role) : null;
      const team = side === 'team2' ? match.team2_id : match.team1_id;
      if (side && !(await wearsShirt(store.db, userId, team, log.state[side].captain))) continue;
      found.push({ match: id, team1, team2, ...place });
    }
  }
  return found;
}

/** Matches with a log, in which the account has any part. */
function listMatches(store: Store, userId: string, since: number) {
  const { db } = store;
  const duties = db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select('match_official.match_id')
    .where('official.user_id', '=', userId)
    .where('official.archived_at', 'is', null)
    .where(NOT_DECLINED);
  const scored = db.selectFrom('match_scorer').select('match_id').where('user_id', '=', userId);
  const teams = [teamsOf(store, userId, 'coach'), teamsOf(store, userId, 'player')];
  return selectMatches(db)
    .select('league.scoring as league_scoring')
    .where('match.starts_at', '>=', since)
    .where('match.status', 'in', ['not started', 'Live', 'suspended', 'ended'])
    .where('match.seq', '>', 0)
    .where((eb) =>
      eb.or([
        ...teams.flatMap((own) => [
          eb('match.team1_id', 'in', own),
          eb('match.team2_id', 'in', own),
        ]),
        eb('match.id', 'in', duties),
        eb('match.id', 'in', scored),
      ]),
    )
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(MOST_MATCHES)
    .execute();
}

async function wearsShirt(db: Database, userId: string, team: string, shirt: number | null) {
  const player = await db
    .selectFrom('player')
    .select('id')
    .where('user_id', '=', userId)
    .where('team_id', '=', team)
    .where('jersey_number', '=', shirt)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return player !== undefined;
}

async function listOwnSeals(db: Database, matchId: string, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('handed_signature')
    .select(['paper', 'role', 'seal'])
    .where('match_id', '=', matchId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => keyOf(row, row.seal)));
}

function keyOf({ paper, role }: SigningPlace, seal: string): string {
  return `${paper} ${role} ${seal}`;
}
