import type { Messages } from '#app/messages/messages.ts';
import type { ExamStep } from '#domain/exam/exam-steps.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { examItemWords } from './exam-words.ts';

/** The sentence that the table hears at a step of the exam. */
export function examStepWords(t: Messages, teams: Record<Side, string>, step: ExamStep): string {
  const words = t.examStory;
  if (step.kind === 'told') return examItemWords(t, teams, entryOf(step.item));
  const [first, second] = step.score;
  if (step.kind === 'score') return words.score(first, second);
  if (step.kind === 'over') return words.over(first, second);
  const score = `${first}:${second}`;
  const meant = examItemWords(t, teams, entryOf(step.item));
  if (!step.instead) return `${words.mend.missing(score, meant)} ${words.mend.where}`;
  const was = examItemWords(t, teams, entryOf(step.instead));
  return `${words.mend.instead(score, was, meant)} ${words.mend.where}`;
}

type Item = Extract<ExamStep, { kind: 'told' }>['item'];

function entryOf(item: Item) {
  return item.kind === 'lineup' ? { ...item, players: [...item.players] } : item;
}
