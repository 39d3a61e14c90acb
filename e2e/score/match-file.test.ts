import { readFileSync } from 'node:fs';
import { dataVolleyText } from '../../domain/data-volley/testing/data-volley-text.ts';
import { expectAccessible } from '../support/accessible.ts';
import { AGAIN } from '../support/call-api.ts';
import { expect, test } from '../support/journey.ts';

const MATCH = new URL('../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
const TEXT = dataVolleyText(JSON.parse(readFileSync(MATCH, 'utf8')));

function file(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('a scouting file is previewed, imported, and moved to another match as JSON', async ({
  page,
  context,
  call,
}) => {
  const teams: string[] = [];
  for (const name of ['Ilongero', 'Kimbunga']) {
    const team = { name, city: 'Singida', coach: 'N/A', gender: 'Women' };
    teams.push((await call('POST', '/teams', team)).id);
  }
  const [team1, team2] = teams;
  const fixture = { team1, team2, matchType: 'Friendly', matchTime: '16:00' };
  const first = await call('POST', '/matches', { ...fixture, matchDate: '2026-01-10' });
  const second = await call('POST', '/matches', { ...fixture, matchDate: '2026-01-17' });

  await page.goto(`/admin/matchView/${first.id}`);
  await page.getByRole('button', { name: 'Import a match file' }).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('button', { name: 'Preview' });
  const chosen = dialog.getByLabel('.dvw or .json file');
  await preview.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please select a file first!');
  await chosen.setInputFiles(file('ratiba.dvw', 'date,team1,team2'));
  await preview.click();
  await expect(dialog.getByRole('alert')).toContainText('This is not a .dvw file');

  // A line that nobody knows, and a point that is not there.
  const lines = TEXT.split('\n');
  const point = lines.findIndex((line) => line.startsWith('*p'));
  const odd = lines.toSpliced(point, 1, '*?what').join('\n');
  await chosen.setInputFiles(file('odd.dvw', odd));
  await preview.click();
  const notes = dialog.getByRole('listitem');
  await expect(notes.filter({ hasText: `Line ${point + 1}:` })).toContainText('*?what');
  await expect(notes.filter({ hasText: 'Points are missing' })).toHaveCount(1);
  await expectAccessible(page);

  await chosen.setInputFiles(file('kats.dvw', TEXT));
  await expect(dialog.getByRole('button', { name: 'Save this log' })).toHaveCount(0);
  await preview.click();
  await expect(dialog.getByText('No problems were found in the file.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Ilongero/ })).toContainText('2518251915');
  const body = dialog.locator('.dialog-body');
  const tooWide = await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(tooWide).toBe(0);
  await dialog.getByRole('button', { name: 'Save this log' }).click();
  await expect(page.getByText('The log was imported.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import a match file' })).toHaveCount(0);

  await page.goto(`/right/${first.id}`);
  await expect(page.getByText('Ilongero Wins (3 - 2)')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ilongero/ }).first()).toContainText('2518251915');
  await expect(page.getByRole('heading', { name: 'Score flow' })).toBeVisible();

  const log = await context.request.get(`/api/v1/matches/${first.id}/log.json`, AGAIN);
  const text = await log.text();
  await page.goto(`/admin/matchView/${second.id}`);
  await page.getByRole('button', { name: 'Import a match file' }).click();
  const early = JSON.parse(text);
  early.events.splice(3, 1);
  await chosen.setInputFiles(file('log.json', JSON.stringify(early)));
  await expect(dialog.getByLabel('Home team of the file')).toHaveCount(0);
  await preview.click();
  await expect(dialog.getByRole('alert')).toContainText('does not fit at its place');
  await expect(notes.filter({ hasText: /^Entry \d+:/ })).toHaveCount(1);
  await expectAccessible(page);
  await chosen.setInputFiles(file('log.json', text));
  await preview.click();
  await dialog.getByRole('button', { name: 'Save this log' }).click();
  await expect(page.getByText('The log was imported.')).toBeVisible();
  const again = await context.request.get(`/api/v1/matches/${second.id}/log.json`, AGAIN);
  const before = JSON.parse(text);
  const after = await again.json();
  const ids = ({ events }: { events: { id: string }[] }) => events.map(({ id }) => id);
  expect(ids(after)).toEqual(ids(before));
  expect(after.match.sets).toEqual(before.match.sets);
});
