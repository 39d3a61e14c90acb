import type { Messages } from '#app/messages/messages.ts';
import type { ExamEntry } from '#contract/exams/exam.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** One entry as it is told to the table. */
export function examItemWords(t: Messages, teams: Record<Side, string>, item: ExamEntry): string {
  const team = teams[item.team];
  const { kind, players = [], out = 0, in: coming = 0 } = item;
  if (kind === 'lineup') return t.exam.items.lineup(team, players.join(', '));
  if (kind === 'substitution') return t.exam.items.substitution(team, out, coming);
  return t.exam.items[kind](team);
}
