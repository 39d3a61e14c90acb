import { expect, test } from 'vitest';
import { landingOf, otherAreasOf, requestedPage } from './landing.ts';

const NOTHING = { secretaryOf: [], managerOf: [] };

test.each([
  ['admin', '/admin/dashboard'],
  ['Coach', '/coach'],
  ['Player', '/player'],
  ['Partner', '/partner'],
  ['Fan', '/'],
] as const)('%s lands on %s', (role, path) => {
  expect(landingOf({ role, roleChosen: true, ...NOTHING })).toBe(path);
});

test('an account without a chosen role is asked for its role first', () => {
  expect(landingOf({ role: 'Fan', roleChosen: false, ...NOTHING })).toBe('/sign-up');
  expect(landingOf({ role: 'admin', roleChosen: false, ...NOTHING })).toBe('/admin/dashboard');
});

test('the secretary of a league lands in the administration, whatever role was chosen', () => {
  const secretaryOf = [{ id: '1', name: 'Ligi' }];
  const fan = { role: 'Fan', roleChosen: false, ...NOTHING, secretaryOf } as const;
  expect(landingOf(fan)).toBe('/admin/dashboard');
  const coach = { ...fan, role: 'Coach', roleChosen: true } as const;
  expect(landingOf(coach)).toBe('/admin/dashboard');
  expect(otherAreasOf(coach)).toEqual([{ role: 'Coach', path: '/coach' }]);
  expect(otherAreasOf(fan)).toEqual([]);
  expect(otherAreasOf({ ...coach, secretaryOf: [] })).toEqual([]);
});

test('the manager of a club lands in the coach area, and finds the own other areas', () => {
  const managerOf = [{ id: '1', name: 'Klabu' }];
  const fan = { role: 'Fan', roleChosen: false, ...NOTHING, managerOf } as const;
  expect([landingOf(fan), otherAreasOf(fan)]).toEqual(['/coach', []]);
  const player = { ...fan, role: 'Player' } as const;
  expect([landingOf(player), otherAreasOf(player)]).toEqual([
    '/coach',
    [{ role: 'Player', path: '/player' }],
  ]);
  const admin = { ...fan, role: 'admin' } as const;
  expect([landingOf(admin), otherAreasOf(admin)]).toEqual([
    '/admin/dashboard',
    [{ role: 'Coach', path: '/coach' }],
  ]);
});

test.each([
  ['?next=/admin/teams', '/admin/teams'],
  ['?next=/sw/score/1', '/sw/score/1'],
  ['?next=//evil.example', undefined],
  ['?next=/\\evil.example', undefined],
  ['?next=https://evil.example', undefined],
  ['?next=/%09/evil.example', undefined],
  ['?next=/%0a/evil.example', undefined],
  ['?next=/a%5c..%5c/evil.example', undefined],
  ['?next=javascript:alert(1)', undefined],
  ['', undefined],
])('signing in with %s goes on to %s', (search, page) => {
  expect(requestedPage(search)).toBe(page);
});
