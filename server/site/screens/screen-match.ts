import type { Match } from '#contract/matches/match.ts';
import { withShirts } from '#domain/crest/match-colors.ts';
import { intervalSecs } from '#domain/volleyball/interval.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { type RunningTimeout, runningTimeout } from '#domain/volleyball/running-timeout.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { standingEvents } from '#domain/volleyball/standing-events.ts';
import type { Store } from '#server/platform/db/store.ts';
import { findMatchLog, getMatch } from '#server/play/matches/queries.ts';
import { listCountedRoster } from '#server/play/players/queries.ts';
import { findVenueNamed } from '#server/play/venues/queries.ts';
import { listDayMatches } from './court-match.ts';
import { listSponsors, type Sponsor } from './stream/sponsors.ts';

/** A match as screens show it; `now` and all ends in epoch milliseconds. */
export type ScreenMatch = {
  match: Match;
  log: MatchLog;
  timeout: RunningTimeout | null;
  /** The set that is over while the next one has not begun. */
  interval: { set: number; until: number } | null;
  /** Until then the result stands large on the picture; null before the end. */
  resultUntil: number | null;
  notice: Notice | null;
  /** By shirt number; those who may not be named beside what a match tells of them are missing. */
  names: Record<Side, ReadonlyMap<number, string>>;
  /** Where there is time for them: between sets, or when the operator of a stream shows them. */
  sponsors: readonly Sponsor[];
  /** The matches of this day at the same venue, for whoever speaks of all courts. */
  others: readonly Match[];
  venueCourts: number;
};

/** Beside the match itself, for screens that show it. */
export type Needs = { names?: boolean; sponsors?: boolean; others?: boolean };

/** A substitution or a card that was just given. */
export type Notice = { until: number } & (
  | { type: 'substitution'; team: Side; incoming: number; outgoing: number }
  | { type: 'sanction'; team: Side; person: number | string; grade: Grade }
);
type Grade = Extract<MatchLog['events'][number], { type: 'sanction' }>['grade'];

const NOTICE_MS = 8000;
const RESULT_MS = 90_000;
/** More nobody reads aloud. */
const MOST_OTHERS = 12;

/** Throws not-found. */
export async function readScreenMatch(
  store: Store,
  id: string,
  now: number,
  needs: Needs = {},
): Promise<ScreenMatch> {
  const stored = await getMatch(store, id);
  const log = (await findMatchLog(store, id, stored.seq))!;
  const match = withShirts(stored, log.state);
  const notice = noticeOf(log, now);
  const last = log.state.sets.at(-1);
  const hasCourts = Boolean(last?.team1.court || last?.team2.court);
  const named = needs.names || notice !== null || hasCourts;
  const [team1, team2] = named
    ? await Promise.all([namesOf(store, match.team1.id, now), namesOf(store, match.team2.id, now)])
    : [new Map<number, string>(), new Map<number, string>()];
  const interval = intervalOf(log, now);
  return {
    match,
    log,
    notice,
    timeout: runningTimeout(log, now),
    interval,
    ...(needs.others ? await listOthers(store, match, now) : { others: [], venueCourts: 1 }),
    sponsors: needs.sponsors || interval ? await listSponsors(store, match) : [],
    resultUntil: resultUntil(log, now),
    names: { team1, team2 },
  };
}

/** Those of the same venue, where it is on record. */
async function listOthers(store: Store, match: Match, now: number) {
  const venue = match.location ? await findVenueNamed(store, match.location) : undefined;
  if (venue === undefined) return { others: [], venueCourts: 1 };
  const day = await listDayMatches(store, venue, now);
  const others = day.filter(({ id }) => id !== match.id).slice(0, MOST_OTHERS);
  return { others, venueCourts: venue.courts };
}

async function namesOf(store: Store, team: string, now: number) {
  const roster = await listCountedRoster(store, team, now);
  const named = roster.map(({ jerseyNumber, fullName }) => [jerseyNumber ?? -1, fullName] as const);
  return new Map(named);
}

function intervalOf({ rules, state }: MatchLog, now: number): ScreenMatch['interval'] {
  const last = state.sets.at(-1);
  if (state.status !== 'Live' || state.decided || !last?.over) return null;
  const endedAt = Math.min(last.endedAt ?? 0, now);
  return { set: last.set, until: endedAt + intervalSecs(rules, last.set) * 1000 };
}

function resultUntil({ state }: MatchLog, now: number): number | null {
  if (!state.decided && state.status !== 'ended') return null;
  const endedAt = state.endedAt ?? state.sets.at(-1)?.endedAt ?? 0;
  return Math.min(endedAt, now) + RESULT_MS;
}

/** The latest one that still stands; one that reached the server late is not told at all. */
function noticeOf({ events }: MatchLog, now: number): Notice | null {
  const recent = events.slice(-20).some(({ at }) => at > now - NOTICE_MS);
  if (!recent) return null;
  const last = standingEvents(events).findLast(
    (event) => event.type === 'substitution' || event.type === 'sanction',
  );
  const until = last === undefined ? 0 : Math.min(last.at, now) + NOTICE_MS;
  if (last === undefined || until <= now) return null;
  if (last.type === 'sanction') {
    const { team, person, grade } = last;
    return { type: 'sanction', until, team, person, grade };
  }
  const pair = last.type === 'substitution' ? last.pairs.at(-1) : undefined;
  if (last.type !== 'substitution' || pair === undefined) return null;
  return { type: 'substitution', until, team: last.team, incoming: pair.in, outgoing: pair.out };
}
