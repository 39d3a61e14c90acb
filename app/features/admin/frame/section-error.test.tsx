// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ApiProblem } from '#app/lib/api/client.ts';
import { ErrorBoundary } from '#app/routes/admin/frame.tsx';
import { showPart } from '#app/testing/shown-page.tsx';
import type { Me } from '#contract/accounts/user.ts';

const ME = { name: 'Asha Juma', role: 'admin' } as Me;

function failed(status: number): ApiProblem {
  return new ApiProblem(status, { code: 'X', detail: 'It failed' });
}

test('a page that is not there leaves the menu where it was', () => {
  const { screen } = showPart(<ErrorBoundary error={failed(404)} loaderData={ME} />);
  expect(screen.getByRole('navigation', { name: 'Administration' })).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('This page does not exist');
});

test('a failed page can be tried again', () => {
  const { screen } = showPart(<ErrorBoundary error={failed(503)} loaderData={ME} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a page whose account could not be asked for has no menu', () => {
  const { screen } = showPart(<ErrorBoundary error={failed(503)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('heading')).toBeTruthy();
});
