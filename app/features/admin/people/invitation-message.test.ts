import { expect, test } from 'vitest';
import type { Words } from '#app/lib/use-words.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { type Language, localPath } from '#contract/language.ts';
import { invitationMessage } from './invitation-message.ts';

function wordsIn(language: Language): Words {
  return { language, t: messagesOf(language), to: (path) => localPath(language, path) };
}

const HANDED = {
  user: { name: 'Neema', phone: '+255712345678', email: '' },
  link: 'https://wavu.example/sw/reset-password#mail_x',
  expiresAt: '2026-11-26T08:30:00.000Z',
};

test('the message is in one language, with the page of that language and the end in Tanzania', () => {
  expect(invitationMessage(HANDED, 'DAREVA', wordsIn('en'))).toBe(
    'Hello Neema, here you choose your password for DAREVA (works once, until 26 November 2026 11:30):\nhttps://wavu.example/reset-password#mail_x\nAfter that you sign in with +255712345678.',
  );
  const swahili = invitationMessage(HANDED, 'DAREVA', wordsIn('sw'));
  expect(swahili).toMatch(/^Habari Neema, chagua hapa nenosiri lako la DAREVA/);
  expect(swahili).toContain('https://wavu.example/sw/reset-password#mail_x');
});

test('the message names the e-mail address of a person without a number', () => {
  const user = { name: 'Neema', phone: null, email: 'neema@example.org' };
  expect(invitationMessage({ ...HANDED, user }, 'DAREVA', wordsIn('sw'))).toMatch(
    /\nBaada ya hapo utaingia kwa neema@example\.org\.$/,
  );
});
