import { expect, test } from '../support/journey.ts';

test('team, league and player lead to a square picture for a status', async ({ call, page }) => {
  const place = { city: 'Moshi', gender: 'Women', coach: 'N/A' };
  const team = await call('POST', '/teams', { ...place, name: 'Kibo' });
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Moshi', partner: 'N/A' };
  const league = await call('POST', '/leagues', { ...season, name: 'Ligi ya Kilimanjaro' });
  const person = { fullName: 'Asha Ally', team: team.id, jerseyNumber: 7 };
  const player = await call('POST', '/players', person);
  const pages = [
    `/team/${team.id}/about`,
    `/league/${league.id}/about`,
    `/player-profile/${player.id}`,
  ];
  for (const path of pages) {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Picture for a WhatsApp status' });
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    // Width and height stand at the head of a PNG.
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1080, 1080]);
  }
});
