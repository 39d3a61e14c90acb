import { expect, test } from 'vitest';
import { signUpFormSchema } from '#contract/sign-ups/sign-up.ts';
import { flatErrors, signUpBody, signUpInput } from './sign-up-input.ts';

const form = (checked: readonly string[]) => ({
  get: (name: string) => (checked.includes(name) ? 'on' : null),
});
const PERSON = {
  fullName: 'Asha',
  dateOfBirth: '2012-03-04',
  gender: 'Women',
  phone: '0712 345 678',
};
const VALUES = { ...PERSON, givenBy: 'Neema', relation: 'mother', name: 'on', token: 'join_1' };

test('a player under 18 sends the consent of a parent as a part of its own', () => {
  const input = signUpInput({ ...VALUES, jerseyNumber: '7' }, form(['name', 'picture']), true);
  const data = signUpFormSchema(true).parse(input);
  expect(signUpBody(data)).toEqual({
    ...PERSON,
    token: 'join_1',
    jerseyNumber: 7,
    position: null,
    consent: { givenBy: 'Neema', relation: 'mother', scopes: ['name', 'picture'] },
  });
});

test('an adult sends no consent, and a shirt that is left empty is none', () => {
  const data = signUpFormSchema(false).parse(signUpInput(VALUES, form(['name']), false));
  expect(signUpBody(data)).toEqual({
    ...PERSON,
    token: 'join_1',
    jerseyNumber: null,
    position: null,
  });
});

test('a parent who leaves something out reads beside which field', () => {
  const { relation: _relation, ...values } = VALUES;
  const checked = signUpFormSchema(true).safeParse(signUpInput(values, form([]), true));
  const fields = checked.error?.issues.map(({ path }) => path[0]);
  expect(fields).toEqual(['relation', 'scopes']);
});

test('a fault of the server about the whole consent stands beside the name of the parent', () => {
  expect(flatErrors({ consent: 'missing' })).toMatchObject({ givenBy: 'missing' });
  expect(flatErrors({ 'consent.relation': 'wrong' })).toEqual({ relation: 'wrong' });
});
