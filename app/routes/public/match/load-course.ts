import {
  type LineupsPage,
  lineupsPage,
  tellsLineups,
} from '#app/features/match-page/lineups/lineups.ts';
import { intervalClock } from '#app/features/match-page/play/interval-clock.ts';
import { knownNow } from '#app/features/match-page/play/known-now.ts';
import { shirtNames } from '#app/features/match-page/play/shirt-names.ts';
import {
  type PointsChoice,
  type PointsPage,
  pointsPage,
} from '#app/features/match-page/points/points-page.ts';
import { pointScorers } from '#app/features/match-page/statistics/point-scorers.ts';
import { matchFacts } from '#app/features/match-page/statistics/point-statistics.ts';
import { scoreFlow } from '#app/features/match-page/statistics/score-flow.ts';
import type { Match } from '#contract/matches/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { runningTimeout } from '#domain/volleyball/running-timeout.ts';
import { type ChanceCourse, chanceCourse } from '#domain/volleyball/statistics/chance-course.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { showsChances } from '#server/play/forecast/queries.ts';
import { findMatchLog } from '#server/play/matches/queries.ts';
import { listCountedRoster } from '#server/play/players/queries.ts';

const NOTHING = {
  flow: [],
  facts: [],
  known: null,
  timeout: null,
  scorers: null,
  names: null,
  interval: null,
};

/** Charts and facts are read from the log, where the points are known. */
export async function loadCourse(page: PageContext, match: Match) {
  const log = hasPoints(match) || match.status === 'Live' ? await loadLog(page, match) : undefined;
  if (log === undefined) return NOTHING;
  const rosters = await loadRosters(page, match, log);
  const isLive = match.status === 'Live';
  return {
    flow: scoreFlow(log),
    facts: matchFacts(log),
    known: knownNow(log),
    timeout: isLive ? runningTimeout(log, page.now) : null,
    scorers: rosters && pointScorers(log, rosters),
    names: rosters && shirtNames(rosters),
    interval: isLive ? intervalClock(log) : null,
  };
}

/** The chance of the first team after each point; null where nothing is known or the league shows none. */
export async function loadChances(page: PageContext, match: Match): Promise<ChanceCourse | null> {
  if (!hasPoints(match) || !(await showsChances(page.store, match.league?.id, page.now)))
    return null;
  const log = await loadLog(page, match);
  return log === undefined ? null : chanceCourse(log);
}

/** Every point of the chosen sets; null where no points are known. */
export async function loadPoints(
  page: PageContext,
  match: Match,
  choice: PointsChoice,
): Promise<PointsPage | null> {
  const log = hasPoints(match) ? await loadLog(page, match) : undefined;
  if (log === undefined) return null;
  const rosters = await loadRosters(page, match, log);
  return pointsPage(log, choice, rosters && shirtNames(rosters));
}

/** Whether anybody wrote down who stood on court. */
export async function hasLineups(page: PageContext, match: Match): Promise<boolean> {
  const log = match.detail === 'rallies' ? await loadLog(page, match) : undefined;
  return log !== undefined && tellsLineups(log);
}

/** The starters of the chosen set, or of the last one. */
export async function loadLineups(
  page: PageContext,
  match: Match,
  set: number | 'all' | null,
): Promise<LineupsPage | null> {
  const log = match.detail === 'rallies' ? await loadLog(page, match) : undefined;
  if (log === undefined) return null;
  const rosters = await loadRosters(page, match, log);
  return lineupsPage(log, set === 'all' ? null : set, rosters && shirtNames(rosters));
}

export function hasPoints({ detail }: Match): boolean {
  return detail === 'points' || detail === 'rallies';
}

function loadLog({ store }: PageContext, { id, seq }: Match) {
  return findMatchLog(store, id, seq);
}

/** Rosters are read only for logs that name shirts: those who made a point, or are on court. */
async function loadRosters({ store, now }: PageContext, match: Match, log: MatchLog) {
  const namesShirts = log.state.sets.some(
    ({ team1, team2, points }) => team1.court || team2.court || points.some(({ player }) => player),
  );
  if (!namesShirts) return null;
  const [team1, team2] = await Promise.all([
    listCountedRoster(store, match.team1.id, now),
    listCountedRoster(store, match.team2.id, now),
  ]);
  return { team1, team2 };
}
