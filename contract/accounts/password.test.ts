import { expect, test } from 'vitest';
import { textOfIssue } from '#contract/text/issue-text.ts';
import { inEnglish } from '#contract/text/text.ts';
import { passwordSchema } from './password.ts';

test.each([
  ['nine char', 'must have at least 10 characters'],
  ['x'.repeat(3).concat('y'.repeat(198)), 'must have at most 200 characters'],
  ['Password123', 'is too easy to guess'],
  ['aaaaaaaaaaaa', 'is too easy to guess'],
  ['wavuwavuwavu', 'is too easy to guess'],
])('%s is refused as a new password', (password, message) => {
  const issue = passwordSchema.safeParse(password).error!.issues[0]!;
  expect(inEnglish(textOfIssue(issue))).toBe(message);
});

test.each(['correct horse battery', 'mpira wa wavu 6', '  leading and trailing  '])(
  '%s is accepted as a password without changes',
  (password) => {
    expect(passwordSchema.parse(password)).toBe(password);
  },
);
