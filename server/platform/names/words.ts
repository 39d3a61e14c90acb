/** Slips forgiven in a word of so many letters: none in short ones, where every letter tells. */
export function forgiven(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The words of a name or a question that has no case and accents any more, as a `sort_name`. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
