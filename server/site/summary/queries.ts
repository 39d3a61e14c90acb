import {
  ATTENTION_KINDS,
  type AttentionKind,
  type Summary,
} from '#contract/administration/summary.ts';
import type { Store } from '#server/platform/db/store.ts';
import { countOpenClaims } from '#server/play/claims/queries.ts';
import { listClashes } from '#server/play/matches/clash-list.ts';
import { countMatches } from '#server/play/matches/register-queries.ts';
import { listOpenBranches } from '#server/play/parked/queries.ts';
import { countPlayersWithoutConsent } from '#server/play/players/register-queries.ts';
import { countOpenRequests } from '#server/play/team-requests/queries.ts';
import { countUnreadFeedback } from '#server/site/feedback/queries.ts';

/** The leagues that the reader runs; null for whoever runs the site. */
type Leagues = readonly string[] | null;

/**
 * The totals of everything, or of everything in some leagues, counted by the database, and what
 * wants the reader's attention.
 */
export async function getSummary(
  store: Store,
  now: number,
  own: Leagues,
): Promise<Omit<Summary, 'warnings' | 'backups' | 'beginning'>> {
  const [live, matches, teams, players, leagues] = await Promise.all([
    countMatches(store, 'live', now, own),
    countMatches(store, 'all', now, own),
    countRows(store, 'team', own),
    countRows(store, 'player', own),
    countRows(store, 'league', own),
  ]);
  const found = await Promise.all(
    ATTENTION_KINDS.filter((kind) => own === null || OF_LEAGUES.includes(kind)).map(
      async (kind) => ({ kind, count: await CONCERNS[kind](store, now, own) }),
    ),
  );
  const isClashing = found.some(({ kind, count }) => kind === 'clashes' && count > 0);
  return {
    counts: { live, matches, teams, players, leagues },
    attention: found.filter(({ count }) => count > 0),
    clashes: isClashing ? await listClashes(store, now, SHOWN_CLASHES, own) : [],
  };
}

const SHOWN_CLASHES = 20;

/** The matters of matches, which those who run leagues see to. */
const OF_LEAGUES: readonly AttentionKind[] = [
  'stale-live',
  'results-missing',
  'parked',
  'clashes',
  'duties-declined',
  'captains-differ',
  'dates-asked',
  'postponed',
];

type Count = (store: Store, now: number, leagues: Leagues) => Promise<number>;

const CONCERNS: Record<AttentionKind, Count> = {
  'stale-live': (store, now, leagues) => countMatches(store, 'stale-live', now, leagues),
  'results-missing': (store, now, leagues) => countMatches(store, 'results-missing', now, leagues),
  parked: async (store, _now, leagues) => (await listOpenBranches(store, leagues)).length,
  clashes: (store, now, leagues) => countMatches(store, 'clashes', now, leagues),
  'duties-declined': (store, now, leagues) => countMatches(store, 'duties-declined', now, leagues),
  'captains-differ': (store, now, leagues) => countMatches(store, 'captains-differ', now, leagues),
  'dates-asked': (store, now, leagues) => countMatches(store, 'dates-asked', now, leagues),
  postponed: (store, now, leagues) => countMatches(store, 'postponed', now, leagues),
  consents: countPlayersWithoutConsent,
  claims: countOpenClaims,
  'team-requests': countOpenRequests,
  feedback: countUnreadFeedback,
};

/** In some leagues: these themselves, the teams entered in them, and those teams' players. */
async function countRows(
  { db }: Store,
  table: 'team' | 'player' | 'league',
  leagues: Leagues,
): Promise<number> {
  let select = db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null);
  if (leagues !== null && table === 'league') {
    select = select.where('id', 'in', ['', ...leagues]);
  } else if (leagues !== null) {
    const teams = db
      .selectFrom('league_team')
      .select('team_id')
      .where('league_id', 'in', ['', ...leagues]);
    const column = table === 'team' ? 'id' : 'team_id';
    select = select.where(db.dynamic.ref<'id'>(column), 'in', teams);
  }
  const row = await select.executeTakeFirstOrThrow();
  return Number(row.count);
}
