// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Me } from '#contract/accounts/user.ts';
import { isRefused, SignedInNotice } from './signed-in-notice.tsx';

const FAN: Me = {
  id: '1',
  name: 'Neema Said',
  email: 'neema@example.org',
  role: 'Coach',
  photo: null,
  roleChosen: true,
  secretaryOf: [],
  managerOf: [],
};

test('a coach who asked for a page of administrators reads who is signed in and what is missing', () => {
  showPart(<SignedInNotice me={FAN} />, undefined, '/sign-in?next=/admin/teams');
  expect(screen.getByText(/^You are signed in as Neema Said. That page needs/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/coach');
});

test('only a page of administrators is refused, and only to whoever is none', () => {
  expect(isRefused(FAN, '?next=/sw/admin')).toBe(true);
  expect(isRefused(FAN, '?next=/administration')).toBe(false);
  expect(isRefused(FAN, '?next=/coach')).toBe(false);
  expect(isRefused({ ...FAN, role: 'admin' }, '?next=/admin')).toBe(false);
  expect(isRefused(undefined, '?next=/admin')).toBe(false);
});
