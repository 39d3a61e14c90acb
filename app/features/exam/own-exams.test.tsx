// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, showPart } from '#app/testing/shown-page.tsx';
import { OwnExams } from './own-exams.tsx';

const { admin, exam } = messagesOf('en');

test('an official whose exams cannot be read is told so', async () => {
  const { screen } = showPart(<OwnExams officialId="o1" />, () => problem(503, 'UNAVAILABLE'));
  expect((await screen.findByRole('alert')).textContent).toBe(admin.failed);
  expect(screen.getByRole('heading', { name: exam.title })).toBeTruthy();
});
