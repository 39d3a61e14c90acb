import { expect, onTestFinished, test } from 'vitest';
import { startLeague } from './testing/import-into.ts';

const TEAMS = 120;
const SEARCHES = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'includes',
  'indexOf',
  'lastIndexOf',
  'some',
] as const;

/** Counts the searches that go through a list as long as that of all teams. */
function countLongSearches(): () => number {
  let count = 0;
  const { prototype } = Array;
  for (const name of SEARCHES) {
    const search = prototype[name] as (...of: unknown[]) => unknown;
    const counted = function (this: unknown[], ...of: unknown[]) {
      if (this.length >= TEAMS) count += 1;
      return search.apply(this, of);
    };
    Object.assign(prototype, { [name]: counted });
    onTestFinished(() => void Object.assign(prototype, { [name]: search }));
  }
  return () => count;
}

test('an import does not go through all teams for each of its rows', async () => {
  const league = await startLeague();
  onTestFinished(league.stop);
  const names = Array.from({ length: TEAMS }, (_, at) => `Timu ${at}`);
  const teams = `name,gender,city\n${names.map((name) => `${name},Men,Moshi\n`).join('')}`;
  const importTeams = async (csv: string) =>
    (await league.call('POST', '/api/v1/import/teams', csv)).status;
  expect(await importTeams(teams)).toBe(200);

  const searches = countLongSearches();
  expect(await importTeams(teams.replaceAll('Moshi', 'Arusha'))).toBe(200);
  const ofTeams = searches();
  const rows = names.slice(1).map((name) => `2026-02-03,${names[0]},${name}\n`);
  const { created } = await league.send(`date,team1,team2\n${rows.join('')}`);
  expect(created).toBe(TEAMS - 1);
  const ofFixtures = searches() - ofTeams;
  // 7 and 2, however many rows there are.
  expect(Math.max(ofTeams, ofFixtures)).toBeLessThan(20);
});
