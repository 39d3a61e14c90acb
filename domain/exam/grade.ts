import type { MatchEvent } from '../volleyball/events.ts';
import { type ExamItem, itemsOf, trueItems } from './exam-items.ts';
import { type Score, scoreAt } from './exam-steps.ts';
import type { Exam } from './exams.ts';

/** `missing`: it happened and is not in the log; `extra`: it is in the log and did not happen. */
export type ExamFault = { kind: 'missing' | 'extra'; item: ExamItem; score: Score };

export type Grade = {
  /** Entries that are right, of all that happened. */
  right: number;
  total: number;
  /** Of all that happened or was entered, whole numbers, rounded down. */
  percent: number;
  passed: boolean;
  /** In the order of play, at most {@link MAX_FAULTS}. */
  faults: ExamFault[];
};

/** A table that passes writes so much of a set as it was. */
export const PASS_PERCENT = 95;
export const MAX_FAULTS = 50;

/**
 * Compares the log of a candidate with what was played: each entry in its place between the others. The longest
 * common course counts, so that one forgotten rally is one fault, and not one of every rally behind it. With
 * another score nobody passes.
 */
export function gradeExam(exam: Exam, events: readonly MatchEvent[]): Grade {
  const expected = trueItems(exam);
  const entered = itemsOf(events, exam);
  const expectedTexts = expected.map(textOf);
  const enteredTexts = entered.map(textOf);
  const lengths = commonLengths(expectedTexts, enteredTexts);
  const faults: ExamFault[] = [];
  let a = 0;
  let g = 0;
  while (a < expected.length || g < entered.length) {
    if (expectedTexts[a] === enteredTexts[g]) {
      a += 1;
      g += 1;
    } else if (
      g === entered.length ||
      (a < expected.length && lengths[a + 1]![g]! >= lengths[a]![g + 1]!)
    ) {
      faults.push({ kind: 'missing', item: expected[a]!, score: scoreAt(expected, a) });
      a += 1;
    } else {
      faults.push({ kind: 'extra', item: entered[g]!, score: scoreAt(entered, g) });
      g += 1;
    }
  }
  const right = lengths[0]![0]!;
  const percent = Math.floor((100 * right) / (right + faults.length));
  const own = scoreAt(entered, entered.length);
  const meant = scoreAt(expected, expected.length);
  const isScoreRight = own[0] === meant[0] && own[1] === meant[1];
  return {
    right,
    total: expected.length,
    percent,
    passed: percent >= PASS_PERCENT && isScoreRight,
    faults: faults.slice(0, MAX_FAULTS),
  };
}

/** Two entries are the same where their texts are. */
function textOf(item: ExamItem): string {
  if (item.kind === 'lineup') return `lineup ${item.team} ${item.players}`;
  if (item.kind === 'substitution') return `substitution ${item.team} ${item.out} ${item.in}`;
  return `${item.kind} ${item.team}`;
}

/** `lengths[a][g]`: how much both have in common from there on. */
function commonLengths(expected: readonly string[], entered: readonly string[]): number[][] {
  const lengths = Array.from({ length: expected.length + 1 }, () =>
    new Array<number>(entered.length + 1).fill(0),
  );
  for (let a = expected.length - 1; a >= 0; a -= 1) {
    for (let g = entered.length - 1; g >= 0; g -= 1) {
      lengths[a]![g] =
        expected[a] === entered[g]
          ? lengths[a + 1]![g + 1]! + 1
          : Math.max(lengths[a + 1]![g]!, lengths[a]![g + 1]!);
    }
  }
  return lengths;
}
