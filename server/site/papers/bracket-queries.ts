import { localPath } from '#contract/language.ts';
import { type BracketTie, bracketOf } from '#contract/leagues/bracket/bracket.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Match } from '#contract/matches/match.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listKnockOut } from '#server/play/fixtures/queries.ts';
import { getLeague } from '#server/play/leagues/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import type { BracketFacts, PaperTie } from './paper-facts.ts';
import { MAX_MATCHES, nameOfSite, type Reader } from './queries.ts';

/** The ties of the public bracket page; without drafts. Throws not-found. */
export async function getBracketFacts(
  store: Store,
  leagueId: string,
  { language, origin, now }: Reader,
): Promise<BracketFacts> {
  const [league, fixtures, { items: matches }, association] = await Promise.all([
    getLeague(store, leagueId),
    listKnockOut(store, leagueId),
    listMatches(store, { league: leagueId, limit: MAX_MATCHES }),
    nameOfSite(store),
  ]);
  return {
    kind: 'bracket',
    association,
    subject: league.name,
    address: origin + localPath(language, `/league/${leagueId}/bracket`),
    now,
    ties: bracketOf(fixtures, matches).map((tie) => onPaper(tie, fixtures, matches)),
  };
}

function onPaper(
  { key, label, column, feeders, sides, date, match }: BracketTie,
  fixtures: readonly Fixture[],
  matches: readonly Match[],
): PaperTie {
  const planned = fixtures.find(({ id, tie, label }) => (tie ?? label ?? id) === key);
  const first = planned ?? matches.find(({ id }) => id === key);
  const notBefore = matches.find(({ id }) => id === first?.id)?.notBefore ?? false;
  const status = matches.find(({ id }) => id === match)?.status ?? 'not started';
  const { matchTime = UNKNOWN_TIME, location = '', court = null } = first ?? {};
  const time = matchTime === UNKNOWN_TIME ? '' : matchTime;
  const placed = { date, time, notBefore, location, court };
  return { key, label, column, feeders, sides, ...placed, status };
}
