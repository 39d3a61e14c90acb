import { localDay } from '#app/lib/local-day.ts';
import { messagesOf } from '#app/messages/language-messages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

const DAY_MS = 86_400_000;

for (const language of ['en', 'sw'] as const) {
  const { admin, results, matches } = messagesOf(language);
  const root = language === 'en' ? '' : `/${language}`;

  test(`a result from paper, its correction and a forfeit are entered in one form (${language})`, async ({
    office: page,
    call,
  }) => {
    const name = (team: string) => `${team} ${language}`;
    const town = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
    const [team1, team2] = await Promise.all(
      ['Mamba', 'Kiboko'].map(async (team) => {
        const { id } = await call('POST', '/teams', { ...town, name: name(team) });
        return id as string;
      }),
    );
    const when = { matchDate: localDay(Date.now()), matchTime: '10:00', court: '2' };
    const fixture = { team1, team2, matchType: 'Friendly', ...when };
    const { id } = await call('POST', '/matches', fixture);

    await page.goto(`${root}/admin/matchView/${id}`);
    await page.getByRole('button', { name: results.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(results.line).fill('25-20 25-27 25-18 25-23');
    await expect(dialog.getByText(admin.wins(name('Mamba'), 3, 1))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: results.save }).click();
    await expect(page.getByText(results.saved)).toBeVisible();
    await expect(page.getByText(admin.statusIs(admin.statuses.ended)).first()).toBeVisible();

    await page.getByRole('button', { name: results.correct }).click();
    await dialog.getByLabel(results.line).fill('25-20 27-25 25-18');
    await dialog.getByRole('button', { name: results.save }).click();
    await expect(dialog.getByRole('alert')).toContainText(results.saveAnyway);
    await dialog.getByRole('button', { name: results.saveSo }).click();
    await expect(page.getByText(admin.wins(name('Mamba'), 3, 0))).toBeVisible();

    const later = { ...fixture, matchDate: localDay(Date.now() + 30 * DAY_MS) };
    const { id: postponed } = await call('POST', '/matches', later);
    await call('POST', `/matches/${postponed}/status`, { status: 'postponed' });
    await page.goto(`${root}/admin/matchView/${postponed}`);
    await page.getByRole('button', { name: results.open }).click();
    await dialog.getByRole('radio', { name: results.ways.forfeit }).check();
    await dialog.getByLabel(results.forfeiter).selectOption({ label: name('Kiboko') });
    await dialog.getByLabel(results.reason).fill('Bus');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: results.save }).click();
    await expect(dialog.getByRole('alert')).toContainText(results.saveAnyway);
    await dialog.getByRole('button', { name: results.saveSo }).click();
    await expect(page.getByText(results.reasonIs('Bus'), { exact: true })).toBeVisible();
    await page.goto(`${root}/${postponed}`);
    await expect(page.getByText('Bus', { exact: true })).toBeVisible();
    await expect(page.getByText(matches.status.postponed)).toHaveCount(0);
  });
}
