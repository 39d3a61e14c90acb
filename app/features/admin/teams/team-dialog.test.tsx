// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type SentCall, showPart } from '#app/testing/shown-page.tsx';
import type { Team } from '#contract/people/team.ts';
import { TeamDialog } from './team-dialog.tsx';

const { admin: words, guide } = messagesOf('en');
const TEAM = {
  id: 't1',
  name: 'Chui',
  city: 'Tanga',
  coach: 'c1',
  coachName: 'Juma',
  gender: 'Women',
  about: '',
  jerseyColor1: '#aa0000',
  jerseyColor2: '#ffffff',
} as Team;

/** The dialog, with a register in which the teams are. */
function open({ team, known = [] }: { team?: Team; known?: Team[] } = {}) {
  const onClose = vi.fn();
  const answer = ({ method, path }: SentCall) => {
    if (method !== 'GET') return { body: TEAM };
    return { body: { items: path.includes('teams') ? known : [], next: null, total: 0 } };
  };
  const dialog = team ? (
    <TeamDialog team={team} onClose={onClose} />
  ) : (
    <TeamDialog onClose={onClose} />
  );
  const shown = showPart(dialog, answer);
  const field = (label: string) =>
    shown.screen.getByLabelText<HTMLInputElement>(label, { exact: false });
  const type = async (label: string, text: string) => {
    await shown.user.clear(field(label));
    await shown.user.type(field(label), text);
  };
  const press = (name: string) => shown.user.click(shown.screen.getByRole('button', { name }));
  const writes = () => shown.calls.filter(({ method }) => method !== 'GET');
  const fill = async (name: string) => {
    await type(words.name, name);
    await type(words.city, 'Moshi');
    await shown.user.selectOptions(field(words.gender), 'Women');
  };
  return { ...shown, onClose, type, press, writes, fill };
}

test('a new team is sent with all its fields, and without a coach if none is named', async () => {
  const { fill, press, writes, onClose } = open();
  await fill('Faru');
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/teams',
      body: { name: 'Faru', city: 'Moshi', gender: 'Women', coach: 'N/A' },
    },
  ]);
});

test('a team with an existing name is created only after confirming that it is another team', async () => {
  const { fill, press, writes, onClose, screen } = open({ known: [TEAM] });
  await fill(' chui ');
  await press(words.save);
  await screen.findByRole('button', { name: guide.anotherTeam });
  expect([writes().length, onClose.mock.calls.length]).toEqual([0, 0]);
  await press(guide.anotherTeam);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toHaveLength(1);
});

test('a name changed after the question is checked again', async () => {
  const { fill, type, press, writes, screen } = open({ known: [TEAM] });
  await fill('Chui');
  await press(words.save);
  await screen.findByRole('button', { name: guide.anotherTeam });
  await type(words.name, 'CHUI');
  expect(screen.queryByRole('button', { name: guide.anotherTeam })).toBeNull();
  await press(words.save);
  await screen.findByRole('button', { name: guide.anotherTeam });
  expect(writes()).toEqual([]);
});

test('an edited team sends only its changed fields', async () => {
  const { type, press, writes, onClose } = open({ team: TEAM });
  await type(words.city, 'Pangani');
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toEqual([
    { method: 'PATCH', path: '/api/v1/teams/t1', body: { city: 'Pangani' } },
  ]);
});

test('a team without a name is not sent, and the field says so', async () => {
  const { press, writes, screen } = open();
  await press(words.save);
  expect(screen.getByText(words.fillRequired)).toBeTruthy();
  expect(screen.getAllByText(words.fieldMissing).length).toBeGreaterThanOrEqual(3);
  expect(writes()).toEqual([]);
});
