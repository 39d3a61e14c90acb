/** A sentence of the page with its words put in: '{t}: attack'. Shared with the script of public pages. */
export function fillWords(sentence: string, words: Record<string, string | number>): string {
  return sentence.replace(/{(\w)}/g, (_, name: string) => String(words[name] ?? ''));
}
