// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { LANGUAGE_NAMES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import { ShareMatchesCard } from './share-matches-card.tsx';

const { sharing: words } = messagesOf('en');
const match = (id: string, matchDate: string, facts: object) =>
  ({
    id,
    matchDate,
    matchTime: '09:00',
    team1: { name: `Chui ${id}` },
    team2: { name: `Faru ${id}` },
    winner: null,
    status: 'not started',
    round: null,
    court: null,
    ...facts,
  }) as unknown as Match;

test('the message of a day has its matches with hour and court, in the chosen language', async () => {
  const matches = [
    match('1', '2027-01-09', { court: '2' }),
    match('2', '2027-01-09', {}),
    match('3', '2027-01-16', { round: '2' }),
  ];
  const { screen, user } = showPart(
    <ShareMatchesCard league={{ id: 'l1', name: 'Ligi' }} matches={matches} />,
  );
  const text = () => document.querySelector('.share-message')!.textContent;
  expect(text()).toMatch(/^Ligi, Saturday,? 9 January 2027/);
  expect(text()).toContain('Chui 1 v Faru 1 · Sat 09 Jan 09:00 · court 2');
  expect(text()).not.toContain('Chui 3');
  await user.click(screen.getByLabelText(LANGUAGE_NAMES.sw));
  expect(text()).toContain('Jumamosi');
  expect(text()).toContain('/sw/league/l1');
  await user.selectOptions(screen.getByLabelText(words.about), 'round 2');
  expect(text()).toContain('Chui 3');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(link.href)).toBe(`https://wa.me/?text=${text()}`);
});
