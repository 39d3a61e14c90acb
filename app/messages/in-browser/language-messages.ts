import { wordHrefs } from 'virtual:wavu-words';
import { use } from 'react';
import type { Language } from '#contract/language.ts';
import type { TextKey } from '#contract/text/text.ts';
import type { Messages } from '../messages.ts';
import { wordAreaOf } from '../word-area.ts';
import { keepSentences } from './english.ts';

type Answers = Readonly<Record<TextKey, string>>;
/** Some areas have the sentences of the server in a file that comes with the first refusal. */
type WordFile = { messages: Partial<Messages>; answers?: Answers };

const files = new Map<string, Promise<void>>();
const arrived = new Set<string>();
const messages = new Map<Language, Messages>();
const answers = new Map<Language, Answers>();

/** All that arrived so far; a page that is shown has all its words. */
export function messagesOf(language: Language): Messages {
  return messages.get(language) ?? ({} as Messages);
}

export function answersOf(language: Language): Answers {
  return answers.get(language) ?? ({} as Answers);
}

export function useMessages(language: Language, pathname: string): Messages {
  // On the way to a page whose words are not here, the page before stays until they are.
  if (!arrived.has(hrefOf(language, pathname))) use(loadMessages(language, pathname));
  return messagesOf(language);
}

export function loadMessages(language: Language, pathname: string): Promise<void> {
  return loadOnce(language, hrefOf(language, pathname));
}

/** Without them, as when the line has just died, the server's own words are shown. */
export async function loadSentences(language: Language): Promise<void> {
  if (answers.has(language)) return;
  await loadOnce(language, wordHrefs[language].sentences).catch(() => undefined);
}

function loadOnce(language: Language, href: string): Promise<void> {
  const started = files.get(href) ?? load(language, href);
  files.set(href, started);
  return started;
}

function hrefOf(language: Language, pathname: string): string {
  return wordHrefs[language][wordAreaOf(pathname)];
}

async function load(language: Language, href: string): Promise<void> {
  try {
    const file: WordFile = await import(/* @vite-ignore */ href);
    addMessages(language, file.messages);
    if (file.answers) {
      answers.set(language, file.answers);
      keepSentences(file.answers);
    }
    arrived.add(href);
  } catch (error) {
    files.delete(href);
    throw error;
  }
}

/** A file has of each noun what its own area says, so that one adds to what another has brought. */
function addMessages(language: Language, added: Partial<Messages>): void {
  const known: Record<string, object> = { ...messagesOf(language) };
  for (const [noun, words] of Object.entries(added)) known[noun] = { ...known[noun], ...words };
  messages.set(language, known as Messages);
}
