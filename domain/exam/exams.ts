import type { Side } from '../volleyball/side.ts';

/** A mistake that the table makes as it is told wrongly, or not at all, until somebody notices. */
type Mistake = {
  /** The place in `play` that it is about. */
  at: number;
  /** It is noticed before this place. */
  noticed: number;
  /** The entry that the table hears instead; nothing: it hears of none. */
  heard?: string;
};

export type Exam = {
  id: ExamId;
  /** The source of the set, with its licence. */
  source: string;
  firstServe: Side;
  /** Shirts in positions 1 to 6; missing where the exam has none. */
  lineups?: Readonly<Record<Side, readonly number[]>>;
  /**
   * A set that was played: `1` and `2` won a rally, `t1` asked for a time-out, in `s2:3>8` number 8 came for
   * number 3 of team 2.
   */
  play: string;
  mistakes: readonly Mistake[];
};

export const EXAM_IDS = ['points', 'table'] as const;
export type ExamId = (typeof EXAM_IDS)[number];

/** Real sets under the MIT licence (test-data/README.md): of the teams nothing is told but their sides. */
export const EXAMS: Readonly<Record<ExamId, Exam>> = {
  points: {
    id: 'points',
    source: 'openvolley/ovdata (MIT): Austrian Volley Cup 2020/21, set 3, 25:20',
    firstServe: 'team1',
    play: '1 2 1 1 1 2 1 2 1 1 t2 1 2 1 2 2 2 t1 1 2 1 2 t1 2 1 1 2 1 2 1 1 2 1 1 2 1 1 2 1 2 2 2 1 2 1 1 2 1',
    mistakes: [
      { at: 5, noticed: 9, heard: '1' },
      { at: 17, noticed: 24 },
      { at: 31, noticed: 36 },
    ],
  },
  table: {
    id: 'table',
    source: 'openvolley/datavolley (MIT): example_data.dvw, set 3, 25:22',
    firstServe: 'team1',
    lineups: { team1: [6, 15, 4, 12, 10, 9], team2: [13, 15, 10, 11, 3, 16] },
    play: '1 1 1 2 2 1 1 1 t2 2 2 1 1 1 2 2 1 1 s2:3>8 2 s2:8>3 1 2 2 2 1 1 2 1 2 2 t1 1 s1:15>8 2 1 1 t2 1 1 2 1 2 1 s1:8>15 2 2 t1 2 2 1 1 2 2 1',
    mistakes: [
      { at: 11, noticed: 15, heard: '2' },
      { at: 31, noticed: 36 },
      { at: 33, noticed: 40, heard: 's1:15>7' },
    ],
  },
};
