// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import type { League } from '#contract/leagues/league.ts';
import { PartnerChoiceDialog } from './partner-choice-dialog.tsx';

const { adminFrame, directory } = messagesOf('en');
const LEAGUE = { id: 'l1', partner: 'N/A', partnerRef: null } as unknown as League;

function open(partners: object[]) {
  const items = { items: partners, next: null, total: partners.length };
  return showPart(<PartnerChoiceDialog league={LEAGUE} onClose={vi.fn()} />, () => ({
    body: items,
  })).screen;
}

test('without partners the dialog says so and leads to them', async () => {
  const screen = open([]);
  expect(await screen.findByText(directory.noPartnersYet)).toBeTruthy();
  const link = screen.getByRole('link', { name: adminFrame.entries.partners });
  expect(link.getAttribute('href')).toBe('/admin/partners');
});

test('the dialog has the partners that there are, and no words of missing ones', async () => {
  const screen = open([{ id: 'p1', name: 'Benki ya Mji' }]);
  expect(await screen.findByRole('option', { name: 'Benki ya Mji' })).toBeTruthy();
  expect(screen.queryByText(directory.noPartnersYet)).toBeNull();
});
