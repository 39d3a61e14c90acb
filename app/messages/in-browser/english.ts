/**
 * In the place of `contract/text/english`, which a browser needs for its keys alone: the sentences of
 * any language have them, and those of the page's are here in any case.
 */
export let ENGLISH: Readonly<Record<string, string>> = {};

export function keepSentences(sentences: Readonly<Record<string, string>>): void {
  ENGLISH = sentences;
}
