import type { Messages } from '#app/messages/messages.ts';
import type { ExamEntry } from '#contract/exams/exam.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** One entry as it is told to the table. */
export function examItemWords(t: Messages, teams: Record<Side, string>, item: ExamEntry): string {
  const words = t.exam;
  const team = teams[item.team];
  const { kind, players = [], out = 0, in: coming = 0 } = item;
  if (kind === 'lineup') return words.items.lineup(team, players.join(', '));
  if (kind === 'substitution') return words.items.substitution(team, out, coming);
  return words.items[kind](team);
}
