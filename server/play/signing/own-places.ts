import type { OwnScoring } from '#contract/leagues/scoring-terms.ts';
import type { PlaceToSign } from '#contract/signing/signing.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
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
import { selectMatches } from '#server/play/matches/queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { isCoachedBy } from '#server/play/teams/subject-queries.ts';
import { sealAt } from './place.ts';

/** Nobody has more matches at once. */
const MOST_MATCHES = 20;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The papers that wait for the signature of an account: in matches that demand signatures, are played or
 * ended since yesterday. A place where it has signed what stands there now is left out.
 */
export async function listOwnPlaces(
  store: Store,
  userId: string,
  now: number,
): Promise<PlaceToSign[]> {
  const parts = await readParts(store.db, userId);
  const matches = await listCandidates(store.db, parts, startOfDay(localDate(now - DAY_MS)));
  const found: PlaceToSign[] = [];
  for (const match of matches) {
    const own = JSON.parse(match.scoring ?? '{}') as OwnScoring;
    const terms = { ...scoringOf({ scoring: match.league_scoring }), ...own };
    if (!terms.signatures) continue;
    const log = await readLog(store.db, match, store.logs);
    const handed = await listOwnSeals(store.db, match.id, userId);
    for (const place of openPlaces(log.state, terms.identity ? hasIdentity : undefined)) {
      if (!isOwn(place, parts, match, log.state)) continue;
      if (handed.has(keyOf(place, sealAt(log, place)))) continue;
      found.push({ match: match.id, team1: match.team1_name, team2: match.team2_name, ...place });
    }
  }
  return found;
}

type Parts = Awaited<ReturnType<typeof readParts>>;

/** All that an account is in teams and matches. */
async function readParts(db: Database, userId: string) {
  const [teams, shirts, duties, scored] = await Promise.all([
    db.selectFrom('team').select('team.id').where(isCoachedBy(userId)).execute(),
    db
      .selectFrom('player')
      .select(['team_id', 'jersey_number'])
      .where('user_id', '=', userId)
      .where('archived_at', 'is', null)
      .execute(),
    db
      .selectFrom('match_official')
      .innerJoin('official', 'official.id', 'match_official.official_id')
      .select(['match_official.match_id', 'match_official.duty'])
      .where('official.user_id', '=', userId)
      .where('official.archived_at', 'is', null)
      .where(NOT_DECLINED)
      .execute(),
    db.selectFrom('match_scorer').select('match_id').where('user_id', '=', userId).execute(),
  ]);
  return {
    coached: new Set(teams.map(({ id }) => id)),
    shirts,
    duties: [...duties, ...scored.map(({ match_id }) => ({ match_id, duty: 'scorer' }))],
  };
}

async function listCandidates(db: Database, parts: Parts, since: number) {
  const teams = [...parts.coached, ...parts.shirts.flatMap(({ team_id }) => team_id ?? [])];
  const matches = parts.duties.map(({ match_id }) => match_id);
  if (teams.length === 0 && matches.length === 0) return [];
  return selectMatches(db)
    .select('league.scoring as league_scoring')
    .where('match.starts_at', '>=', since)
    .where('match.status', 'in', ['not started', 'Live', 'suspended', 'ended'])
    .where('match.seq', '>', 0)
    .where((eb) =>
      eb.or([
        ...(teams.length > 0
          ? [eb('match.team1_id', 'in', teams), eb('match.team2_id', 'in', teams)]
          : []),
        ...(matches.length > 0 ? [eb('match.id', 'in', matches)] : []),
      ]),
    )
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .limit(MOST_MATCHES)
    .execute();
}

type Played = { id: string; team1_id: string; team2_id: string };

/** As `listSignerIds`, but of all players the captain on the team list alone. */
function isOwn({ role }: SigningPlace, parts: Parts, match: Played, state: MatchState): boolean {
  const side = signingSide(role);
  if (side === null) {
    return parts.duties.some(({ match_id, duty }) => match_id === match.id && duty === role);
  }
  const team = side === 'team1' ? match.team1_id : match.team2_id;
  if (role.startsWith('coach')) return parts.coached.has(team);
  const { captain } = state[side];
  return parts.shirts.some(
    ({ team_id, jersey_number }) =>
      team_id === team && jersey_number !== null && jersey_number === captain,
  );
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
