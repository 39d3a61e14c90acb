import { expectAccessibleByDayAndNight } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

type Created = { id: string };

test('team, league and player lead to a square picture by a link that a thumb finds', async ({
  call,
  page,
}) => {
  const place = { city: 'Moshi', gender: 'Women', coach: 'N/A' };
  const team = await call<Created>('POST', '/teams', { ...place, name: 'Kibo' });
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Moshi', partner: 'N/A' };
  const league = await call<Created>('POST', '/leagues', {
    ...season,
    name: 'Ligi ya Kilimanjaro',
  });
  const person = { fullName: 'Asha Ally', team: team.id, jerseyNumber: 7 };
  const player = await call<Created>('POST', '/players', person);
  const pages = [
    `/team/${team.id}/about`,
    `/league/${league.id}/about`,
    `/player-profile/${player.id}`,
  ];
  for (const path of pages) {
    await page.goto(path);
    await expectAccessibleByDayAndNight(page);
    const link = page.getByRole('link', { name: 'Picture for a WhatsApp status' });
    expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    // Width and height stand at the head of a PNG.
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1080, 1080]);
  }
});

test('the page of a ground is shared as other pages are', async ({ call, page }) => {
  const venue = await call<Created>('POST', '/venues', {
    name: 'Uwanja wa Kibo',
    place: 'Moshi',
    courts: 2,
  });
  await page.addInitScript(() => {
    navigator.share = async ({ url }: ShareData = {}) => {
      document.title = url ?? '';
    };
  });
  await page.goto(`/grounds/${venue.id}`);
  await expectAccessibleByDayAndNight(page);
  const button = page.getByRole('button', { name: 'Share' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(page).toHaveTitle(new RegExp(`/grounds/${venue.id}$`));
});
