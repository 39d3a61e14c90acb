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
  club: null,
  about: '',
  jerseyColor1: '#aa0000',
  jerseyColor2: '#ffffff',
} as Team;

type Account = { id: string; name: string; email: string; phone: string | null };
type Registers = { team?: Team; known?: Team[]; accounts?: Account[] };

/** The dialog, with registers in which the teams and the accounts are. */
function open({ team, known = [], accounts = [] }: Registers = {}) {
  const onClose = vi.fn();
  const answer = ({ method, path }: SentCall) => {
    if (method !== 'GET') return { body: TEAM };
    const items = path.includes('teams') ? known : accounts;
    return { body: { items, next: null, total: 0 } };
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

test('a coach whose whole name an account bears is offered that account, by number or address', async () => {
  const named = { ...TEAM, coach: 'Kocha Juma', coachName: 'Kocha Juma' };
  const juma = { id: 'u1', name: 'Kocha Juma', email: '', phone: '+255712345678' };
  const { press, screen, writes, onClose } = open({ team: named, accounts: [juma] });
  await screen.findByText(words.coachOffer);
  await press('Kocha Juma (+255712345678)');
  await press(words.save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writes()).toMatchObject([{ method: 'PATCH', body: { coach: 'u1' } }]);
});

test('a coach who has an account is not offered it again', async () => {
  const juma = { id: 'c1', name: 'Juma', email: 'juma@example.org', phone: null };
  const { screen } = open({ team: TEAM, accounts: [juma] });
  await screen.findByDisplayValue('Juma');
  expect(screen.queryByText(words.coachOffer)).toBeNull();
});
