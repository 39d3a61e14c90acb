import type { ImportQuestion } from '#contract/administration/import.ts';

/** The open questions of a file, each once however many rows it concerns. */
export type Questions = {
  ask: (question: Omit<ImportQuestion, 'rows' | 'count'>, row: number) => void;
  list: () => ImportQuestion[];
  /** These, to be added to without touching the original. */
  copy: () => Questions;
};

const MOST_ROWS = 50;
const MOST_QUESTIONS = 200;
const KINDS: readonly ImportQuestion['kind'][] = ['noTeam', 'team', 'days'];

export function createQuestions(known: readonly ImportQuestion[] = []): Questions {
  const open = new Map(
    known.map((question) => [keyOf(question), { ...question, rows: [...question.rows] }]),
  );
  return {
    ask(question, row) {
      const key = keyOf(question);
      const known = open.get(key);
      if (known === undefined) {
        if (open.size < MOST_QUESTIONS) open.set(key, { ...question, rows: [row], count: 1 });
        return;
      }
      known.count += 1;
      if (known.rows.length < MOST_ROWS) known.rows.push(row);
    },
    copy: () => createQuestions([...open.values()]),
    // Rows that lose their team come first.
    list: () =>
      [...open.values()].toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  };
}

function keyOf({ kind, value }: Pick<ImportQuestion, 'kind' | 'value'>): string {
  return `${kind} ${value}`;
}
