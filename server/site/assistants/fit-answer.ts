/** Bytes of an answer: assistants pay for each word that they read. */
export const MOST_BYTES = 4096;

type Data = Record<string, unknown>;

/**
 * The data as JSON of at most 4 KB: the longest lists lose their last entries, and `leftOut` says how
 * many are missing.
 */
export function fitAnswer(data: Data): string {
  const fitted = structuredClone(data);
  let leftOut = 0;
  let text = JSON.stringify(fitted);
  while (Buffer.byteLength(text) > MOST_BYTES) {
    const longest = listsOf(fitted).toSorted((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length === 0) break;
    longest.pop();
    leftOut += 1;
    text = JSON.stringify({ ...fitted, leftOut });
  }
  return text;
}

function listsOf(data: Data): unknown[][] {
  return Object.values(data).filter((value) => Array.isArray(value));
}
