import type { Words } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import { lastPointText } from '../play/moment-text.ts';
import type { LadderLine } from './ladder.ts';
import type { PointsPage } from './points-page.ts';

/** The shown points as plain text in the order of play, to be copied: `16-19 KVZ: block, 2 Zainabu Makame`. */
export function pointsText(match: Match, page: PointsPage, { t }: Words): string {
  const { team1, team2 } = match;
  const head = t.match.title(team1.name, team2.name);
  const sets = page.sets.toReversed().map((set) => {
    const lines = set.lines.toReversed().map((line) => lineText(match, line, page, t));
    const score = `${set.team1Score}-${set.team2Score}`;
    return [`${t.match.set(set.set)}, ${score}`, ...lines].join('\n');
  });
  return [head, ...sets].join('\n\n');
}

function lineText(match: Match, line: LadderLine, { names }: PointsPage, t: Words['t']): string {
  const { team } = line;
  const name = match[team].name;
  if (line.kind === 'timeout') return t.points.timeout(name);
  if (line.kind === 'substitution') {
    return `${name}: ${line.pairs.map((pair) => t.points.inFor(pair.in, pair.out)).join(', ')}`;
  }
  const { team1Score, team2Score, reason, player } = line;
  const at = reason === null || reason === 'unknown' ? 0 : RALLY_REASONS.indexOf(reason) + 1;
  const how = lastPointText(
    t.match.lastPoint,
    [match.team1.name, match.team2.name],
    {
      serve: team === 'team1' ? 1 : 2,
      score: [team1Score, team2Score],
      point: { moment: 0, reason: at, shirt: player ?? 0 },
    },
    (_, shirt) => names?.[team][shirt],
  );
  return `${team1Score}-${team2Score} ${how || name}`;
}
