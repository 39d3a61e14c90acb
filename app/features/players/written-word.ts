import type { Messages } from '#app/messages/messages.ts';

/** A position or nationality as somebody wrote it, in the page's language where it is a usual one. */
export function writtenWord(t: Messages, text: string | null): string | null {
  if (text === null) return null;
  const words: Record<string, string | undefined> = t.people.written;
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');
  return words[plain] ?? text;
}
