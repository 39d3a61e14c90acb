const WORDS: Readonly<Record<string, readonly string[]>> = {
  '#ffffff': ['white', 'nyeupe', 'eupe'],
  '#111111': ['black', 'nyeusi', 'eusi'],
  '#d21f2b': ['red', 'nyekundu', 'ekundu'],
  '#1d4ed8': ['blue', 'bluu', 'buluu', 'samawati', 'sky blue', 'light blue'],
  '#12206b': ['navy', 'navy blue', 'dark blue', 'bluu iliyokolea'],
  '#0b7a3b': ['green', 'kijani', 'kijani kibichi'],
  '#fcd116': ['yellow', 'njano', 'manjano'],
  '#f97316': ['orange', 'machungwa', 'rangi ya machungwa', 'chungwa'],
  '#6b21a8': ['purple', 'zambarau'],
  '#ec4899': ['pink', 'waridi', 'pinki'],
  '#7f1d1d': ['maroon', 'damu ya mzee'],
  '#6b7280': ['grey', 'gray', 'kijivu'],
  '#78350f': ['brown', 'kahawia', 'hudhurungi'],
  '#d4af37': ['gold', 'golden', 'dhahabu'],
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([colour, words]) => words.map((word) => [word, colour])),
);

/** One or two colours as words: `Bluu/Nyeupe`, `red and white`. Words that are none are left out. */
export function coloursOf(written: string): string[] {
  const parts = written.toLowerCase().split(/\s*(?:[/,&+-]|\bna\b|\band\b)\s*/);
  return parts.flatMap((part) => BY_WORD.get(part.trim()) ?? []);
}
