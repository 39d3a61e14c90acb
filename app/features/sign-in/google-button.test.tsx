// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showPart } from '#app/testing/shown-page.tsx';
import { GoogleButton } from './google-button.tsx';

test.each([true, false])('a sign-in with Google has its mark in four colours, on: %s', (isOn) => {
  const { screen } = showPart(<GoogleButton isOn={isOn} />);
  const button = screen.getByRole('button', { name: 'Sign in with Google' });
  const fills = [...button.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual(['#EA4335', '#4285F4', '#FBBC05', '#34A853']);
});
