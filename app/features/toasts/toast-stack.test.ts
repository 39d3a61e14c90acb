import { expect, test } from 'vitest';
import { type Toast, withToast } from './toast-stack.ts';

test('the same message is shown once, different messages above each other, three at most', () => {
  const messages = ['Saved', 'Saved', 'Deleted', 'Saved', 'Moved', 'Added'];
  const shown = messages.reduce<Toast[]>((all, text, id) => withToast(all, { id, text }), []);
  expect(shown.map(({ text }) => text)).toEqual(['Saved', 'Moved', 'Added']);
});

test('each of two deletions in a row can be undone', () => {
  const undo = () => undefined;
  const first = withToast([], { id: 1, text: 'Deleted', undo });
  expect(withToast(first, { id: 2, text: 'Deleted', undo })).toHaveLength(2);
});
