// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, showPart } from '#app/testing/shown-page.tsx';
import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { PinForm } from './pin-form.tsx';

test.each(['PIN_TOO_EARLY', 'PIN_MATCH_OVER', 'LINK_EXPIRED', 'LINK_ENDED'] as const)(
  'a right PIN that opens nothing now says why: %s',
  async (code) => {
    const words = messagesOf(PUBLISHED_LANGUAGES[0]).pinSignIn;
    const { screen, user } = showPart(<PinForm />, () => problem(401, code), '/score');
    await user.type(screen.getByLabelText(words.pin), '39191948');
    await user.click(screen.getByRole('button', { name: words.open }));
    expect(await screen.findByText(words.problems[code])).toBeTruthy();
    expect(screen.queryByText(words.problems.other)).toBeNull();
  },
);
