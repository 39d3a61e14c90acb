// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { SetUpForm } from './set-up-form.tsx';

const { admin, brand, invitation, registration, guide } = messagesOf('en');

function open() {
  const answer = Promise.withResolvers<ServerAnswer>();
  onTestFinished(() => answer.resolve(problem(403, 'FORBIDDEN', { detail: 'No' })));
  const shown = showPart(<SetUpForm />, () => answer.promise, '/setup');
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await shown.user.type(field(label), value);
  };
  const button = () => shown.screen.getByRole('button', { name: brand.finish });
  return { ...shown, field, fill, button };
}

test('the first wrong field of the page has the focus, and says what is wrong with it', async () => {
  const { screen, user, field, fill, button, calls } = open();
  await fill({
    [brand.code]: 'X0DN-7N6F-6QSV',
    [registration.name]: 'Neema',
    [invitation.signInWith]: '0754',
    [registration.password]: 'short',
  });
  await user.click(button());
  await vi.waitFor(() => expect(document.activeElement).toBe(field(invitation.signInWith)));
  expect(screen.getByText(guide.faults.phone)).toBeTruthy();
  expect(field(brand.name).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(admin.fieldMissing)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('two presses of the button set the site up once', async () => {
  const { fill, button, calls } = open();
  await fill({
    [brand.code]: 'X0DN-7N6F-6QSV',
    [registration.name]: 'Neema',
    [invitation.signInWith]: '0754 123 456',
    [registration.password]: 'mpira wa wavu mwanza',
    [brand.name]: 'Chama',
  });
  // Both come before the page has shut the button: a logo is made smaller first.
  const form = button().closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/setup']);
});
