import { afterAll, expect, test } from 'vitest';
import { openHallWorld } from '#server/exchange/halls/testing/hall-world.ts';
import { done, newMatch } from '#server/exchange/halls/testing/play.ts';
import { openCommandLine } from './testing/command-line.ts';

const world = await openHallWorld();
const laptop = await openCommandLine();
afterAll(async () => {
  await world.close();
  await laptop.drop();
});
const { site, league } = world;
const day = '2032-06-01';
const match = await newMatch(site, league, world.teams, day);

async function newToken(): Promise<string> {
  const days = { firstDay: day, lastDay: day };
  const path = `/leagues/${league}/loans`;
  const { token, command } = await done(site, 'POST', path, { hall: 'Ukumbi', ...days });
  expect(command).toContain(`hall take ${site.url} --league ${league} --days ${day}..${day}`);
  return token;
}

const take = (...more: string[]) =>
  laptop.run('hall', 'take', site.url, '--league', league, ...more);

test('hall take without days, league or a site is called wrongly', async () => {
  expect((await take('--token', 'hall_x')).code).toBe(2);
  expect((await laptop.run('hall', 'take', 'wavu.example', '--league', league)).code).toBe(2);
});

test('hall take refuses days other than those of the loan, before it lends anything', async () => {
  const token = await newToken();
  const refused = await take('--days', '2032-06-02', '--token', token);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(day)]);
  const { items } = await done(site, 'GET', `/leagues/${league}/loans`);
  expect(items[0].state).toBe('open');
});

test('hall take fills an empty laptop, twice as well, and hall return gives back', async () => {
  const token = await newToken();
  const first = await take('--days', `${day}..${day}`, '--token', token);
  expect([first.code, first.output]).toEqual([0, expect.stringContaining('1 match is lent')]);
  expect(first.output).toContain('Administrator:');
  const again = await take('--days', day, '--token', token);
  expect([again.code, again.output.includes('Administrator:')]).toEqual([0, false]);
  await laptop.withStore(async ({ db }) => {
    const rows = await db.selectFrom('match').select('id').execute();
    expect(rows).toEqual([{ id: match }]);
    const [source] = await db.selectFrom('hall_source').selectAll().execute();
    expect(source).toMatchObject({ site: site.url, state: 'lent' });
    expect(source!.token).not.toContain(token);
  });
  expect((await laptop.run('hall', 'return')).code).toBe(0);
  expect((await laptop.run('hall', 'return')).code).toBe(1);
});

test('hall take says in one line that the site cannot be reached', async () => {
  const args = ['--league', league, '--days', day, '--token', 'hall_x'];
  const { code, errors } = await laptop.run('hall', 'take', 'http://127.0.0.1:9', ...args);
  expect([code, errors]).toEqual([1, [expect.stringContaining('cannot be reached')]]);
});

test('an account that runs the league makes the loan itself', async () => {
  await newMatch(site, league, world.teams, '2032-06-08');
  const options = ['--days', '2032-06-08', '--hall', 'Ukumbi wa Pili'];
  const taken = await take(...options, '--token', site.token);
  expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('Ukumbi wa Pili')]);
});
