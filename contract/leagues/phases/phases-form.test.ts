import { expect, test } from 'vitest';
import { USUAL_PHASES } from './phases.ts';
import { phasesFormSchema, phasesOfForm } from './phases-form.ts';

const FORM = { twoLegs: 'match-points', unequalPools: 'averages', forecast: 'auto' };
const id = '0190a0a0-0000-7000-8000-000000000001';

test('an empty form is the usual way', () => {
  const form = phasesFormSchema.parse(FORM);
  expect(phasesOfForm(form)).toEqual({ phases: USUAL_PHASES, forecast: 'auto' });
});

test('places, leagues and points are read from their fields', () => {
  const form = phasesFormSchema.parse({
    ...FORM,
    carryOver: id,
    promotionPlaces: '2',
    promotionLeague: id,
    relegationPlaces: '0',
    relegationLeague: id,
    rankingPoints: ' 100, 60;40 ',
  });
  expect(phasesOfForm(form).phases).toEqual({
    ...USUAL_PHASES,
    carryOver: id,
    promotion: { places: 2, league: id },
    relegation: null,
    rankingPoints: [100, 60, 40],
  });
});

test.each(['ten', '1.5', '-1', '100001', Array(65).fill('1').join(' ')])(
  'the points %j are refused at their field',
  (rankingPoints) => {
    const found = phasesFormSchema.safeParse({ ...FORM, rankingPoints });
    expect(found.error?.issues.map(({ path }) => path)).toEqual([['rankingPoints']]);
  },
);
