import { isDecidingSet, type MatchRules } from '#domain/volleyball/match-rules.ts';
import type { OwnScore } from '#domain/volleyball/scoresheet/occasions.ts';
import { type Area, FAINT, type Paper, QUIET } from './paper.ts';

/** A box for each time-out of a set, with the score of the team that took it first. */
export function drawTimeouts(
  paper: Paper,
  timeouts: readonly OwnScore[],
  boxes: number,
  area: Area,
) {
  paper.text('T', { ...area, width: 8 }, { size: 6, bold: true, color: QUIET });
  for (let index = 0; index < Math.max(boxes, timeouts.length); index += 1) {
    const box = { x: area.x + 9 + index * 25, y: area.y + 4, width: 23, height: 12 };
    paper.frame(box, FAINT);
    const score = timeouts[index];
    if (score) paper.text(scoreText(score), box, { size: 6, align: 'center' });
  }
}

export function boxesOfTimeouts(rules: MatchRules, set: number): number {
  const { perSet, inDecider } = rules.timeouts;
  return isDecidingSet(rules, set) ? inDecider : perSet;
}

export function scoreText(score: OwnScore | null): string {
  return score === null ? '' : `${score.own}:${score.other}`;
}
