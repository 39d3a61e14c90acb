import { currentPoints } from '#app/features/match-lists/match-groups.ts';
import { useWords } from '#app/lib/use-words.ts';
import { DECIDED, type LiveScore, momentOf, pointOf } from '#contract/matches/live.ts';
import type { Match } from '#contract/matches/match.ts';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import type { RunningTimeout } from '#domain/volleyball/running-timeout.ts';
import type { PointScorers } from '../statistics/point-scorers.ts';
import { isInterval } from './interval.ts';
import type { IntervalClock } from './interval-clock.ts';
import type { KnownNow } from './known-now.ts';
import { lastPointText, momentText } from './moment-text.ts';

/** Facts of play besides the score, where the page has read the log. */
export type Play = {
  why: KnownNow['why'];
  timeout: RunningTimeout | null;
  scorers: PointScorers | null;
  interval: IntervalClock | null;
};

/** A match as a line of the stream tells it, as far as its page shows the moment. */
export function lineOf(match: Match): LiveScore {
  const { set, team1, team2 } = currentPoints(match);
  return {
    id: match.id,
    v: match.version,
    s: match.status,
    wins: [match.team1Wins, match.team2Wins],
    set,
    score: [team1, team2],
    serve: match.serving === null ? 0 : match.serving === 'team1' ? 1 : 2,
    y: match.decided ? DECIDED : momentOf(match.setPoint, match.matchPoint),
  };
}

/** The moment of a live match and its last point; the script writes both with each line. */
export function BoardMoment({ match, play }: { match: Match; play: Play | null }) {
  const { t } = useWords();
  const line = lineOf(match);
  const names = [match.team1.name, match.team2.name];
  const timeout = play?.timeout;
  const until = timeout ? Math.ceil(timeout.until / 1000) : undefined;
  const shown = {
    ...line,
    t: timeout ? ([sideOf(timeout.team), until!] as const) : undefined,
    point: pointOf(line.y),
    isInterval: isInterval(line),
    now: 0,
  };
  const moment = momentText(t.match.moments, names, shown);
  return (
    <p className="board-now">
      <b data-moment={t.match.moments.join('|')} data-until={until}>
        {moment}
      </b>
      <span data-why={t.match.lastPoint.join('|')}>{lastPoint()}</span>
      <small className="text-sm text-quiet">{t.match.followsItself}</small>
    </p>
  );

  function lastPoint(): string {
    if (!play?.why) return '';
    const { winner, reason, player } = play.why;
    const point = { moment: 0, reason: RALLY_REASONS.indexOf(reason) + 1, shirt: player ?? 0 };
    const nameOf = (side: number, shirt: number) =>
      play.scorers?.[side === 1 ? 'team1' : 'team2'].find((candidate) => candidate.player === shirt)
        ?.who?.name;
    return lastPointText(
      t.match.lastPoint,
      names,
      { ...line, point, serve: sideOf(winner) },
      nameOf,
    );
  }
}

function sideOf(team: 'team1' | 'team2' | null): 0 | 1 | 2 {
  return team === null ? 0 : team === 'team1' ? 1 : 2;
}
