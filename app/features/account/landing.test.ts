import { expect, test } from 'vitest';
import { landingOf, otherAreaOf, requestedPage } from './landing.ts';

test.each([
  ['admin', '/admin/dashboard'],
  ['Coach', '/coach'],
  ['Player', '/player'],
  ['Partner', '/partner'],
  ['Fan', '/'],
] as const)('%s lands on %s', (role, path) => {
  expect(landingOf({ role, roleChosen: true, secretaryOf: [] })).toBe(path);
});

test('an account without a chosen role is asked for its role first', () => {
  expect(landingOf({ role: 'Fan', roleChosen: false, secretaryOf: [] })).toBe('/sign-up');
  expect(landingOf({ role: 'admin', roleChosen: false, secretaryOf: [] })).toBe('/admin/dashboard');
});

test('the secretary of a league lands in the administration, whatever role was chosen', () => {
  const secretaryOf = [{ id: '1', name: 'Ligi' }];
  expect(landingOf({ role: 'Fan', roleChosen: false, secretaryOf })).toBe('/admin/dashboard');
  const coach = { role: 'Coach', roleChosen: true, secretaryOf } as const;
  expect(landingOf(coach)).toBe('/admin/dashboard');
  expect(otherAreaOf(coach)).toBe('/coach');
  expect(otherAreaOf({ ...coach, role: 'Fan' })).toBe(undefined);
  expect(otherAreaOf({ ...coach, secretaryOf: [] })).toBe(undefined);
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
