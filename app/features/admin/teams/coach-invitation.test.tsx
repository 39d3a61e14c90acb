// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Team } from '#contract/people/team.ts';
import { CoachInvitation } from './coach-invitation.tsx';

const { coachInvitation: words, invitation } = messagesOf('en');
const TEAM = { id: 't1', name: 'Chui', coach: 'Kocha Juma', coachName: 'Kocha Juma' } as Team;
const CREATED = {
  user: { id: 'u1', name: 'Kocha Juma', email: '', phone: '+255712345678' },
  link: 'https://wavu.example/reset-password#mail_x',
  expiresAt: '2026-11-26T09:00:00.000Z',
};

test('a coach without an account is invited by a number, and the link is shown', async () => {
  const { screen, user, calls } = showPart(
    <CoachInvitation className="button" team={TEAM} />,
    () => ({
      status: 201,
      body: CREATED,
    }),
  );
  await user.click(screen.getByRole('button', { name: `${words.invite} Chui` }));
  await user.type(screen.getByLabelText(invitation.signInWith, { exact: false }), '0712 345 678');
  await user.click(screen.getByRole('button', { name: invitation.makeLink }));
  await screen.findByText(invitation.linkFor('Kocha Juma'));
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/api/v1/teams/t1/coach-invitation',
      body: { phone: '0712 345 678', language: 'en' },
    },
  ]);
  expect(screen.getByRole('img', { name: invitation.qrCode })).toBeDefined();
});

test.each([
  ['a coach with an account', { ...TEAM, coach: 'u1' }],
  ['no coach', { ...TEAM, coach: 'N/A', coachName: 'Unknown' }],
])('a team with %s has nobody to invite', (_, team) => {
  const { screen } = showPart(<CoachInvitation className="button" team={team} />);
  expect(screen.queryByRole('button')).toBeNull();
});
