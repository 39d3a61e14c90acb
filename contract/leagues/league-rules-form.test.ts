import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { matchRulesSchema } from '../matches/match-rules.ts';
import { formOfRules, leagueRulesFormSchema, rulesOfForm } from './league-rules-form.ts';

const points = { pointsSystem: 'fivb', criteria: ['wins', 'points'] };
const read = (fields: object) => leagueRulesFormSchema.safeParse({ ...points, ...fields });

test.each(Object.entries(PRESETS))(
  'the form of the preset %s gives the same rules back',
  (_, rules) => {
    const form = read(formOfRules(rules));
    expect(rulesOfForm(form.data!, rules, null)).toMatchObject({ rules, pointsSystem: 'fivb' });
  },
);

test('youth to 21, two sets that are both played and a cap make rules that the API takes', () => {
  const changed = {
    ...formOfRules(PRESETS.youth),
    format: 'all',
    sets: '2',
    target: '21',
    cap: '23',
  };
  const { rules } = rulesOfForm(
    read({ ...changed, decidingTarget: '21' }).data!,
    PRESETS.youth,
    null,
  );
  const expected = { setsToWin: null, fixedSets: 2, target: 21, cap: 23, decidingTarget: 21 };
  expect(rules).toMatchObject({ ...expected, sides: { decider: { leader: 11 } } });
  expect(matchRulesSchema.safeParse(rules).success).toBe(true);
});

test('points of the league are sent with the system own alone', () => {
  const own = { pointsSystem: 'own', forfeitLoser: '-1', perSet: '1', sweepWinner: '3' };
  const form = formOfRules(PRESETS.indoor);
  const { pointsScheme } = rulesOfForm(read({ ...form, ...own }).data!, PRESETS.indoor, null);
  expect(pointsScheme).toMatchObject({ sweep: [3, 0], forfeit: [0, -1], perSet: 1 });
  expect(
    rulesOfForm(read({ ...form, sweepWinner: '3' }).data!, PRESETS.indoor, null),
  ).not.toHaveProperty('pointsScheme');
});

test.each([
  ['best of four', { sets: 4 }, 'sets'],
  ['a cap below the target', { cap: 20 }, 'cap'],
  ['a cap of the last set below its target', { decidingCap: 14 }, 'decidingCap'],
  ['a lead above the target', { lead: 26 }, 'lead'],
  ['a lead above the target of the last set', { decidingLead: 16 }, 'decidingLead'],
  ['the same criterion twice', { criteria: ['wins', 'wins'] }, 'criteria'],
])('%s is refused at its field', (_, change, field) => {
  const { error } = read({ ...formOfRules(PRESETS.indoor), ...change });
  expect(error?.issues.map((issue) => issue.path[0])).toEqual([field]);
});
