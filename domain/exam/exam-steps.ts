import type { Side } from '../volleyball/side.ts';
import { beforeSet, type ExamItem, itemOf } from './exam-items.ts';
import type { Exam } from './exams.ts';

export type Score = readonly [number, number];

/** The steps of an exam, as the table hears them. */
export type ExamStep =
  | { kind: 'told'; item: ExamItem }
  /**
   * A mistake is noticed. `score`: when it happened. `instead`: what was told then; missing where nothing was.
   */
  | { kind: 'mend'; item: ExamItem; score: Score; instead?: ExamItem }
  /** The score that the referees have. */
  | { kind: 'score'; score: Score }
  | { kind: 'over'; score: Score };

/** The story of an exam with its mistakes. */
export function examSteps(exam: Exam): ExamStep[] {
  const { firstServe, lineups, mistakes } = exam;
  const play = exam.play.split(' ').map(itemOf);
  const steps: ExamStep[] = beforeSet(firstServe, lineups).map((item) => ({ kind: 'told', item }));
  play.forEach((item, at) => {
    for (const mistake of mistakes.filter(({ noticed }) => noticed === at)) {
      const meant = play[mistake.at]!;
      const instead = mistake.heard === undefined ? {} : { instead: itemOf(mistake.heard) };
      steps.push({ kind: 'mend', item: meant, score: scoreAt(play, mistake.at), ...instead });
      steps.push({ kind: 'score', score: scoreAt(play, at) });
    }
    const mistake = mistakes.find((it) => it.at === at);
    if (!mistake) steps.push({ kind: 'told', item });
    else if (mistake.heard) steps.push({ kind: 'told', item: itemOf(mistake.heard) });
  });
  return [...steps, { kind: 'over', score: scoreAt(play, play.length) }];
}

/** The score of a set before the item at a place. */
export function scoreAt(items: readonly ExamItem[], place: number): Score {
  const won = (side: Side) =>
    items.slice(0, place).filter(({ kind, team }) => kind === 'rally' && team === side).length;
  return [won('team1'), won('team2')];
}
