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

/** How much there is of everything, counted by the database, and what wants somebody's attention. */
export async function getSummary(
  store: Store,
  now: number,
): Promise<Omit<Summary, 'warnings' | 'backups'>> {
  const [live, matches, teams, players, leagues] = await Promise.all([
    countMatches(store, 'live', now),
    countMatches(store, 'all', now),
    countRows(store, 'team'),
    countRows(store, 'player'),
    countRows(store, 'league'),
  ]);
  const found = await Promise.all(
    ATTENTION_KINDS.map(async (kind) => ({ kind, count: await CONCERNS[kind](store, now) })),
  );
  const isClashing = found.some(({ kind, count }) => kind === 'clashes' && count > 0);
  return {
    counts: { live, matches, teams, players, leagues },
    attention: found.filter(({ count }) => count > 0),
    clashes: isClashing ? await listClashes(store, now, SHOWN_CLASHES) : [],
  };
}

const SHOWN_CLASHES = 20;

const CONCERNS: Record<AttentionKind, (store: Store, now: number) => Promise<number>> = {
  'stale-live': (store, now) => countMatches(store, 'stale-live', now),
  'results-missing': (store, now) => countMatches(store, 'results-missing', now),
  parked: async (store) => (await listOpenBranches(store)).length,
  clashes: (store, now) => countMatches(store, 'clashes', now),
  consents: countPlayersWithoutConsent,
  claims: countOpenClaims,
  'team-requests': countOpenRequests,
  feedback: countUnreadFeedback,
};

async function countRows(store: Store, table: 'team' | 'player' | 'league'): Promise<number> {
  const row = await store.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
