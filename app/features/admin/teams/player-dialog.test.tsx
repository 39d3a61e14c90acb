// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import type { Player } from '#contract/people/player.ts';
import { PlayerDialog } from './player-dialog.tsx';

const { admin: words, guide } = messagesOf('en');
const PLAYER = {
  id: 'p1',
  fullName: 'Asha',
  nickname: 'A',
  jerseyNumber: 7,
  height: null,
  weight: null,
  phone: null,
  email: null,
  dateOfBirth: '2012-05-06',
  nationality: null,
  gender: null,
  dominantHand: null,
  position: null,
  personalBio: null,
  instagram: null,
  tiktok: null,
  facebook: null,
  consent: false,
} as unknown as Player;

function open(
  props: { player?: Player; teamId?: string; isOwn?: boolean },
  answer: () => ServerAnswer = () => ({ body: PLAYER }),
) {
  const onClose = vi.fn();
  const shown = showPart(<PlayerDialog {...props} onClose={onClose} />, answer);
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  return { ...shown, onClose, field, press };
}

test('a new player is sent with the filled fields and the team of the page', async () => {
  const { field, press, user, calls, onClose } = open({ teamId: 't1' });
  await user.type(field(words.fullName), 'Neema');
  await user.type(field(words.jerseyNumber), '9');
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/v1/players',
      body: { fullName: 'Neema', jerseyNumber: 9, team: 't1' },
    },
  ]);
});

test.each(['Male', 'Female', 'Men'] as const)(
  'a player whose gender is kept as %s keeps it when another field changes',
  async (gender) => {
    const { field, press, user, calls } = open({ player: { ...PLAYER, gender } });
    expect(field(words.gender).value).toBe(gender);
    await user.type(field(words.nickname), 'bu');
    await press(words.save);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]!.body).toEqual({ nickname: 'Abu' });
  },
);

test('an emptied field is removed from the record, and no other field is sent', async () => {
  const { field, press, user, calls } = open({ player: PLAYER });
  await user.clear(field(words.nickname));
  await press(words.save);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({
    method: 'PATCH',
    path: '/api/v1/players/p1',
    body: { nickname: null },
  });
});

test('a shirt number of three digits is refused beside its field, and nothing is sent', async () => {
  const { screen, field, press, user, calls } = open({ player: PLAYER });
  await user.clear(field(words.jerseyNumber));
  await user.type(field(words.jerseyNumber), '100');
  await press(words.save);
  expect(screen.getByText(guide.faults.atMost(99))).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a field refused by the server keeps the dialog open and shows the reason', async () => {
  const wrong = { errors: [{ field: 'dateOfBirth', message: 'The date lies in the future.' }] };
  const { screen, field, press, user, onClose } = open({ player: PLAYER }, () =>
    problem(422, 'NOT_BORN_YET', wrong),
  );
  await user.type(field(words.nickname), 'x');
  await press(words.save);
  expect(await screen.findByText('The date lies in the future.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
