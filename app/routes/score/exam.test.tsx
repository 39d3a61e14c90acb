// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import ExamPage from './exam.tsx';

const { examStory, frame } = messagesOf('en');

test('a person who may sit no exam is told which link the page needs', async () => {
  const { screen } = showPart(<ExamPage />, () => problem(401, 'NOT_SIGNED_IN'));
  expect(await screen.findByText(examStory.notFound)).toBeTruthy();
});

test.each<[string, () => ServerAnswer]>([
  ['a failed server', () => problem(503, 'UNAVAILABLE')],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s is not taken for a missing right to sit the exam', async (_name, answer) => {
  const { screen } = showPart(<ExamPage />, answer);
  expect(await screen.findByText(frame.failedText)).toBeTruthy();
});
