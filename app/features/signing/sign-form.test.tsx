// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { SigningView } from '#contract/signing/signing.ts';
import { SignForm } from './sign-form.tsx';
import { en as words } from './signing-words-en.ts';

const VIEW: SigningView = {
  paper: 'sheet',
  role: 'captain1',
  team1: 'Chui',
  team2: 'Faru',
  wins: [3, 0],
  sets: [],
  players: [],
  seal: 'a'.repeat(64),
  manner: 'account',
  name: 'Asha',
  refusal: null,
  handed: null,
};
const handedAs = (state: 'waiting' | 'taken' | 'changed') => ({
  handed: { name: 'Asha', state, at: '' },
});

function open(view: Partial<SigningView>) {
  const path = { id: 'm', paper: 'sheet', role: 'captain1' } as const;
  return showPart(
    <SignForm path={path} token={undefined} view={{ ...VIEW, ...view }} onHanded={() => {}} />,
  );
}

test('an account signs with one tap; a person without an account is asked for a drawing and a name', async () => {
  const own = open({});
  own.screen.getByText(words.asAccount('Asha'));
  expect(own.screen.queryByRole('textbox')).toBeNull();
  own.screen.getByRole('checkbox');
  const drawn = open({ manner: 'own-device', name: null });
  drawn.screen.getByRole('textbox');
  await drawn.user.click(drawn.screen.getAllByRole('button', { name: words.sign }).at(-1)!);
  drawn.screen.getByText(words.drawn);
});

test('a signature that waits or was taken is not asked for again, one of another log is', () => {
  for (const state of ['waiting', 'taken'] as const) {
    const { screen } = open(handedAs(state));
    screen.getByText(words[state]);
    expect(screen.queryByRole('button', { name: words.again })).toBeNull();
  }
  const { screen } = open(handedAs('changed'));
  screen.getByText(words.changed);
  screen.getByRole('button', { name: words.again });
});

test('a match that goes on is not signed yet, in words', () => {
  const { screen } = open({ refusal: 'MATCH_NOT_OVER' });
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText(messagesOf('en').refusals.MATCH_NOT_OVER);
});
