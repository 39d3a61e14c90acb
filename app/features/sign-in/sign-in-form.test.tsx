// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { problem, type SentCall, type ServerAnswer, showPart } from '#app/testing/shown-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

const { account: words, secondStep } = messagesOf('en');
const COACH = {
  id: '1',
  name: 'Neema',
  role: 'Coach',
  roleChosen: true,
  secretaryOf: [],
  managerOf: [],
};

/** @param answers of the calls to sign in, one after the other; the last one stays */
function open(answers: ServerAnswer[] = [{}], me: object = COACH, search = '') {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const query = vi.spyOn(window.location, 'search', 'get').mockReturnValue(search);
  onTestFinished(() => {
    assign.mockRestore();
    query.mockRestore();
  });
  const shown = showPart(<SignInForm />, ({ path }: SentCall) => {
    if (path.includes('/me')) return { body: me };
    return (answers.length > 1 ? answers.shift() : answers[0])!;
  });
  const field = (label: string) => shown.screen.getByLabelText<HTMLInputElement>(label);
  const submit = () => shown.user.click(shown.screen.getByRole('button', { name: words.signIn }));
  async function enter(name: string, password: string) {
    if (name) await shown.user.type(field(words.emailOrPhone), name);
    if (password) await shown.user.type(field(words.password), password);
    await submit();
  }
  const signIns = () => shown.calls.filter(({ method }) => method === 'POST');
  return { ...shown, field, enter, submit, assign, signIns };
}

test('a name and a password open the area of the role, without the spaces around the name', async () => {
  const { enter, assign, signIns } = open();
  await enter(' neema@example.org ', 'mpira wa wavu 6');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/coach'));
  expect(signIns().map(({ body }) => body)).toEqual([
    { email: 'neema@example.org', password: 'mpira wa wavu 6' },
  ]);
});

test('the page that asked for signing in is opened, but never another site', async () => {
  const { enter, assign } = open([{}], COACH, '?next=/admin/teams');
  await enter('0712345678', 'mpira wa wavu 6');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/teams'));
});

test('a page of another site is not opened after signing in', async () => {
  const { enter, assign } = open([{}], COACH, '?next=//example.org');
  await enter('neema@example.org', 'mpira wa wavu 6');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/coach'));
});

test('a device that others use is named to the server', async () => {
  const { enter, user, field, signIns } = open();
  await user.click(field(words.sharedDevice));
  await enter('neema@example.org', 'mpira wa wavu 6');
  await vi.waitFor(() => expect(signIns()[0]?.body).toMatchObject({ shared: true }));
});

test.each([
  ['', 'mpira wa wavu 6', words.signInNameMissing, words.emailOrPhone],
  ['neema', 'mpira wa wavu 6', words.signInNameWrong, words.emailOrPhone],
  ['neema@example.org', '', words.passwordMissing, words.password],
])(
  'the name "%s" with the password "%s" is not sent, and its field has the focus',
  async (name, password, text, label) => {
    const { enter, screen, field, calls } = open();
    await enter(name, password);
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(calls).toEqual([]);
  },
);

test('a wrong pair is told beside the password, and can be tried again', async () => {
  const { enter, screen, field, submit, signIns, assign } = open([
    problem(401, 'WRONG_CREDENTIALS'),
  ]);
  await enter('neema@example.org', 'mpira wa wavu 5');
  expect(await screen.findByText(words.wrongPair)).toBeTruthy();
  expect(field(words.password).getAttribute('aria-invalid')).toBe('true');
  await submit();
  await vi.waitFor(() => expect(signIns()).toHaveLength(2));
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  [429, 'TOO_MANY', words.tooMany],
  [500, 'INTERNAL', words.failed],
])('an answer of %s %s is told above the form', async (status, code, text) => {
  const { enter, screen } = open([problem(status, code)]);
  await enter('neema@example.org', 'mpira wa wavu 6');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('a server that cannot be reached is told above the form', async () => {
  const { enter, screen } = open();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await enter('neema@example.org', 'mpira wa wavu 6');
  expect((await screen.findByRole('alert')).textContent).toBe(words.unreachable);
});

test('an account with a second step is asked for its code, and a wrong one is called wrong', async () => {
  const refusal = problem(401, 'SECOND_FACTOR');
  const { enter, screen, field, user, submit, signIns, assign } = open([refusal, refusal, {}]);
  await enter('neema@example.org', 'mpira wa wavu 6');
  expect(await screen.findByText(secondStep.ask)).toBeTruthy();
  const code = field(secondStep.askTitle);
  await vi.waitFor(() => expect(document.activeElement).toBe(code));
  await user.type(code, ' 123456 ');
  await submit();
  expect(await screen.findByText(secondStep.codeWrong)).toBeTruthy();
  await submit();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/coach'));
  expect(signIns().map(({ body }) => body.code)).toEqual([undefined, '123456', '123456']);
});

test('a password that somebody else has set is replaced by one of their own first', async () => {
  const link = 'https://wavu.example/sw/reset-password#reset_abc';
  const { enter, assign } = open([problem(403, 'NEW_PASSWORD', { link })]);
  await enter('neema@example.org', 'mpira wa wavu 6');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/reset-password#reset_abc'));
});
