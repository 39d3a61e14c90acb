// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messagesOf } from '#app/messages/language-messages.ts';
import { showPart } from '#app/testing/shown-page.tsx';
import { type FindChoices, SearchedChoice } from './searched-choice.tsx';

const { admin: words, adminFrame, siteTexts } = messagesOf('en');
const CHUI = { value: 'c', label: 'Chui' };
const FARU = { value: 'f', label: 'Faru' };

type Choices = Partial<Parameters<typeof SearchedChoice>[0]>;

function open(find: FindChoices, more: Choices = {}) {
  const shown = showPart(
    <form aria-label="form">
      <SearchedChoice name="team" label="Team" errors={{}} find={find} {...more} />
    </form>,
  );
  const field = () => shown.screen.getByLabelText<HTMLInputElement>('Team');
  const sent = () => {
    const { elements } = shown.screen.getByRole<HTMLFormElement>('form');
    const named = [...elements].filter((it) => it.getAttribute('name') === 'team');
    return named.map((it) => (it as HTMLInputElement).value);
  };
  return { ...shown, field, sent };
}

/** All of a list, or the first of a longer one. */
const all: FindChoices = async () => ({ choices: [CHUI, FARU], isAll: true });
const many = (found: Record<string, { value: string; label: string }[]>) =>
  vi.fn<FindChoices>(async (q) => ({ choices: found[q] ?? [], isAll: false }));

test('choices that fit into a list are a select, whose value the form sends', async () => {
  const { field, sent, user } = open(all);
  await vi.waitFor(() => expect(field().disabled).toBe(false));
  expect([...field().querySelectorAll('option')].map((it) => it.textContent)).toEqual([
    siteTexts.nothingChosen,
    'Chui',
    'Faru',
  ]);
  await user.selectOptions(field(), 'Faru');
  expect(sent()).toEqual(['f']);
});

test('a choice that is required asks for itself in place of the word for none', async () => {
  const { field } = open(all, { required: true });
  await vi.waitFor(() => expect(field().textContent).toContain('Chui'));
  expect(field().querySelector('option')?.textContent).toBe(words.choose);
});

test('a form keeps its present choice before the choices are known, and one that is not among them', async () => {
  let answer = (_: Awaited<ReturnType<FindChoices>>) => {};
  const gone = { value: 'g', label: 'Gombe' };
  const { field, sent } = open(() => new Promise((resolve) => (answer = resolve)), {
    chosen: gone,
  });
  expect(field().disabled).toBe(true);
  expect(field().textContent).toBe('Gombe');
  expect(sent()).toEqual(['g']);
  answer({ choices: [CHUI], isAll: true });
  await vi.waitFor(() => expect(field().disabled).toBe(false));
  expect(sent()).toEqual(['g']);
  expect(field().textContent).toContain('Gombe');
});

test('a list with nothing in it says so in place of the hint', async () => {
  const { screen } = open(async () => ({ choices: [], isAll: true }), {
    hint: 'One of them',
    none: 'There are none',
  });
  expect(screen.getByText('One of them')).toBeTruthy();
  expect(await screen.findByText('There are none')).toBeTruthy();
  expect(screen.queryByText('One of them')).toBeNull();
});

test('choices that could not be fetched leave a field to type in', async () => {
  const { screen } = open(() => Promise.reject(new Error('offline')));
  expect(await screen.findByPlaceholderText(adminFrame.typeToFind)).toBeTruthy();
});

test('of a longer list one types, the server is asked once for the pause, and the picked name is sent by its id', async () => {
  const find = many({ '': [CHUI], Far: [FARU] });
  const { screen, field, sent, user } = open(find);
  await screen.findByPlaceholderText(adminFrame.typeToFind);
  await user.type(field(), 'Far');
  await vi.waitFor(() => expect(find).toHaveBeenCalledWith('Far'));
  expect(find.mock.calls).toEqual([[''], ['Far']]);
  expect(sent()[0]).not.toBe('Far');
  await vi.waitFor(() =>
    expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Faru'),
  );
  await user.type(field(), 'u');
  expect(sent()).toEqual(['f']);
});

test('a typed name that nobody has is sent neither as a name nor as an empty choice', async () => {
  const { screen, field, sent, user } = open(many({ '': [CHUI] }));
  await screen.findByPlaceholderText(adminFrame.typeToFind);
  expect(sent()).toEqual(['']);
  await user.type(field(), 'Nyati');
  expect(['', 'Nyati']).not.toContain(sent()[0]);
  await user.clear(field());
  await user.type(field(), 'Chui');
  expect(sent()).toEqual(['c']);
});

test('a name that was picked stays known when it is offered no more', async () => {
  const find = many({ '': [CHUI] });
  const { screen, field, sent, user } = open(find);
  await screen.findByPlaceholderText(adminFrame.typeToFind);
  await user.type(field(), 'Chuix');
  await vi.waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(0));
  await user.type(field(), '{Backspace}');
  expect(sent()).toEqual(['c']);
});

test('an answer that comes late does not replace the choices of a newer question', async () => {
  const answers = new Map<string, (found: Awaited<ReturnType<FindChoices>>) => void>();
  const find = vi.fn<FindChoices>((q) => {
    if (q === '') return Promise.resolve({ choices: [], isAll: false });
    return new Promise((resolve) => answers.set(q, resolve));
  });
  const { screen, field, user } = open(find);
  await screen.findByPlaceholderText(adminFrame.typeToFind);
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map((it) => it.getAttribute('value'));
  await user.type(field(), 'Ch');
  await vi.waitFor(() => expect(answers.has('Ch')).toBe(true));
  await user.clear(field());
  await user.type(field(), 'Fa');
  await vi.waitFor(() => expect(answers.has('Fa')).toBe(true));
  answers.get('Fa')!({ choices: [FARU], isAll: false });
  await vi.waitFor(() => expect(offered()).toEqual(['Faru']));
  await act(async () => answers.get('Ch')!({ choices: [CHUI], isAll: false }));
  expect(offered()).toEqual(['Faru']);
});

test('a field that takes a plain name sends it, and offers those it may mean a press away', async () => {
  const find = many({ '': [CHUI, FARU] });
  const { screen, field, sent, user } = open(find, { takesText: true, offer: 'Do you mean' });
  await vi.waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
  await user.type(field(), 'fa');
  expect(screen.queryByText('Do you mean')).toBeNull();
  await user.type(field(), 'r');
  expect(sent()).toEqual(['far']);
  expect(screen.getByText('Do you mean')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Faru' }));
  expect(sent()).toEqual(['f']);
  expect(screen.queryByText('Do you mean')).toBeNull();
});

test('a plain name that stood there before is looked up, and stays that name until a press', async () => {
  const find = many({ Faru: [{ value: 'f', label: 'Faru (faru@example.org)' }] });
  const { screen, sent, user } = open(find, {
    takesText: true,
    offer: 'Do you mean',
    chosen: { value: 'Faru', label: 'Faru' },
  });
  const offered = await screen.findByRole('button', { name: /^Faru/ });
  expect(sent()).toEqual(['Faru']);
  await user.click(offered);
  expect(sent()).toEqual(['f']);
});
