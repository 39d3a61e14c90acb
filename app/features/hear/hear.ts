/** The question that a star asks: how to tell of what is followed now. */
import type { Follow } from '#contract/accounts/follows.ts';
import { languageNamed } from '#contract/language.ts';
import type { Tell } from '#contract/site/push.ts';
import type { HearWords } from './hear-words.ts';
import type { Numbers } from './numbers.ts';
import type { Subscription } from './push.ts';

const PREFERENCES = ['sets', 'start', 'lineup'] as const;
type Preferences = Pick<Tell, (typeof PREFERENCES)[number]>;

function add<Tag extends keyof HTMLElementTagNameMap>(
  to: Element,
  tag: Tag,
  facts: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), facts);
  to.append(created);
  return created;
}

/** A checkbox or a time of day with its label. */
function addField(form: Element, text: string, facts: Partial<HTMLInputElement>) {
  const label = add(add(form, 'p', {}), 'label', {});
  const input = add(label, 'input', facts);
  label.append(` ${text}`);
  return input;
}

/**
 * Tells the account of the star, then asks. Where this installation sends no messages, there is no
 * question: only open pages show notices.
 */
export async function askHow(subject: Follow, isNew: boolean): Promise<void> {
  if (document.cookie.includes('signed_in=')) {
    await (await import('../updater/own-follows.ts')).sendFollow(subject, isNew);
  }
  const push = await import('./push.ts');
  const subscription = await push.findSubscription();
  const numbers = isNew ? await (await import('./numbers.ts')).findNumbers() : undefined;
  // Messages end with the star.
  if (!isNew) return subscription?.stop(subject);
  if (!subscription && !numbers) return askForNotices();
  await showQuestion(subject, { subscription, numbers });
}

/**
 * The same question about what is followed already.
 *
 * @param known what devices of the account are told of it
 * @returns when the question is closed
 */
export async function askAgain(subject: Follow, known: Preferences | undefined): Promise<void> {
  const subscription = await (await import('./push.ts')).findSubscription();
  const numbers = await (await import('./numbers.ts')).findNumbers();
  const dialog = await showQuestion(subject, { subscription, numbers, again: { known } });
  await new Promise((closed) => dialog.addEventListener('close', closed));
}

/** Open pages may show notices of the browser only with leave of the person. */
async function askForNotices(): Promise<void> {
  await (await import('../updater/notices.ts')).askLeave();
}

type Ways = {
  subscription: Subscription | undefined;
  numbers: Numbers | undefined;
  /** It was asked before. */
  again?: { known: Preferences | undefined };
};

async function showQuestion(
  subject: Follow,
  { subscription, numbers, again }: Ways,
): Promise<HTMLDialogElement> {
  (await import('./hear-style.ts')).addStyle();
  const { offerWays } = await import('./numbers.ts');
  const { HEAR_WORDS } = await import('./hear-words.ts');
  const words = HEAR_WORDS[languageNamed(document.documentElement.lang)];
  const dialog = add(document.body, 'dialog', {
    className: 'hear',
    onclose: () => dialog.remove(),
  });
  const form = add(dialog, 'form', { method: 'dialog' });
  add(form, 'h2', { id: 'hear', textContent: words.title });
  dialog.setAttribute('aria-labelledby', 'hear');
  add(form, 'p', { textContent: subject[2] });
  const tell = subscription && tellOf(subject, subscription);
  const save =
    subscription &&
    addPreferences(form, { subject, subscription, known: tell ?? again?.known }, words);
  offerWays(form, subject, numbers, words);
  add(form, 'p', { textContent: words.page });
  const fault = add(form, 'p', { role: 'alert' });
  const button = (text: string, act: () => Promise<unknown>) =>
    add(form, 'button', {
      className: act === save ? 'button' : 'button soft',
      textContent: text,
      type: 'button',
      onclick: () =>
        act().then(
          () => dialog.close(),
          () => {
            fault.textContent = words.failed;
          },
        ),
    });
  if (save) button(words.yes, save);
  if (!again) button(words.no, askForNotices);
  // Messages that this device does not get are ended in the list of the account.
  else if (tell) button(words.no, () => subscription.stop(subject));
  if (subscription && subscription.state.tells.length > 0)
    button(words.end, () => subscription.stop());
  if (again) button(words.close, async () => undefined);
  dialog.showModal();
  return dialog;
}

function tellOf([kind, id]: Follow, { state }: Subscription) {
  return state.tells.find((tell) => tell.kind === kind && tell.id === id);
}

type PreferenceOptions = {
  subject: Follow;
  subscription: Subscription;
  known: Preferences | undefined;
};

/** The fields for messages to this device. @returns what keeps them */
function addPreferences(
  form: Element,
  { subject, subscription: { state, subscribe }, known }: PreferenceOptions,
  words: HearWords,
): () => Promise<void> {
  add(form, 'p', { textContent: words.way });
  addField(form, words.result, { type: 'checkbox', checked: true, disabled: true });
  const boxes = PREFERENCES.map((name) =>
    addField(form, words[name], { type: 'checkbox', checked: known?.[name] ?? false }),
  );
  const from = addField(form, words.quiet, { type: 'time', value: state.quiet?.from ?? '' });
  const to = addField(form, words.to, { type: 'time', value: state.quiet?.to ?? '' });
  return () =>
    subscribe(subject, {
      quiet: from.value && to.value ? { from: from.value, to: to.value } : null,
      sets: boxes[0]!.checked,
      start: boxes[1]!.checked,
      lineup: boxes[2]!.checked,
    });
}
