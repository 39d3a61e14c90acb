/** The word of the page's language for a kept value; what has none is shown as it is. */
export function wordFor(value: string | null, words: Record<string, string>): string | null {
  return value === null ? null : (words[value] ?? value);
}
