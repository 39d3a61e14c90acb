import { expect, test } from 'vitest';
import { HALL, hallDay } from './testing/hall-day.ts';

type Rule = Record<string, unknown>;
type Plan = { way: string; findings: { code: string }[]; moves: { id: string; to: unknown }[] };

/** A day in the hall whose league plans by these rules; teams are named by their letters. */
async function ruledDay(rulesOf: (team: (letter: string) => string) => Rule[]) {
  const day = await hallDay();
  const { must, league } = day;
  const rules = rulesOf((letter) => league.teams[letter]!);
  const { settings } = await must('GET', `/leagues/${league.id}/schedule`);
  await must('PUT', `/leagues/${league.id}/schedule`, { ...settings, rules });
  return day;
}

const codesOf = ({ findings }: Plan) => findings.map(({ code }) => code);

test('a late court says which match would lie outside the hours of a team, before anything moves', async () => {
  const { play, plans, placeOf } = await ruledDay((team) => [
    { kind: 'hours', team: team('C'), notAfter: '11:30' },
  ]);
  const match = await play('CD', '1', '10:00');
  const [fits] = await plans({ kind: 'late', court: '1', time: '10:30' });
  expect(codesOf(fits)).toEqual([]);
  const [late] = await plans({ kind: 'late', court: '1', time: '10:35' });
  expect(late.findings).toMatchObject([{ code: 'OUTSIDE_HOURS_OF_TEAM', fixtures: [match] }]);
  expect(await placeOf(match)).toBe('1 10:00');
});

test('two teams that do not play at once are kept apart where a court is lost', async () => {
  const { play, plans } = await ruledDay((team) => [
    { kind: 'not-at-once', teams: [team('A'), team('E')] },
  ]);
  const first = await play('AB', '1', '10:00');
  await play('CD', '2', '10:00');
  await play('EF', '2', '11:00');
  const found: Plan[] = await plans({ kind: 'lost', court: '1', from: '10:00', to: '11:00' });
  const [best] = found;
  expect(codesOf(best!)).toEqual([]);
  expect(best!.moves).toMatchObject([{ id: first, to: { court: '1', time: '12:00' } }]);
  expect(codesOf(found.find(({ way }) => way === 'wait')!)).toEqual(['TEAMS_AT_ONCE']);
  const [moved] = await plans({ kind: 'move', match: first, court: '1', time: '11:30' });
  expect(codesOf(moved)).toEqual(['TEAMS_AT_ONCE']);
});

test('a move that leaves a team too little time to travel is named', async () => {
  const { play, plans, must } = await ruledDay(() => [{ kind: 'travel', minutes: 60 }]);
  const here = await play('AB', '1', '10:00');
  const away = await play('AC', '1', '12:00');
  await must('PATCH', `/matches/${away}`, { location: 'Kaloleni' });
  const [far] = await plans({ kind: 'move', match: here, court: '2', time: '10:00' });
  expect(codesOf(far)).toEqual([]);
  const [tight] = await plans({ kind: 'move', match: here, court: '2', time: '10:15' });
  expect(codesOf(tight)).toEqual(['TRAVEL_TOO_SHORT']);
});

test('a rule that the day breaks already is not said again of another hour', async () => {
  const { play, plans } = await ruledDay((team) => [
    // The day is a Saturday.
    { kind: 'weekdays', team: team('A'), never: [6] },
    { kind: 'home', team: team('C'), venue: HALL },
  ]);
  const match = await play('AB', '1', '10:00');
  await play('CD', '1', '12:00');
  const [plan] = await plans({ kind: 'move', match, court: '2', time: '10:30' });
  expect(codesOf(plan)).toEqual([]);
  const [late] = await plans({ kind: 'late', court: '1', time: '10:30' });
  expect(codesOf(late)).toEqual([]);
});
