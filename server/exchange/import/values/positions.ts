/** A player's place by the usual words in either language, and their short forms. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  Setter: [
    'setter',
    'seta',
    's',
    'st',
    'set',
    'pasa',
    'mpasaji',
    'mpangaji',
    'mtengenezaji',
    'mpigaji pasi',
    'mpiga pasi',
    'pasi',
  ],
  'Outside hitter': [
    'outside hitter',
    'outside',
    'oh',
    'o h',
    'hitter',
    'spiker',
    'attacker',
    'wing spiker',
    'ws',
    'left side',
    'nje',
    'pembeni',
    'mpigaji',
    'mpigaji nje',
    'mpigaji wa nje',
    'mpigaji wa pembeni',
    'mshambuliaji',
    'mshambuliaji wa pembeni',
    'mshambuliaji wa nje',
    'mshambuliaji wa kushoto',
    'kushoto',
  ],
  'Middle blocker': [
    'middle blocker',
    'middle',
    'mb',
    'm b',
    'blocker',
    'centre',
    'center',
    'kati',
    'wa kati',
    'mpigaji kati',
    'mpigaji wa kati',
    'mshambuliaji wa kati',
    'mzuiaji',
    'mzuiaji wa kati',
    'bloka',
  ],
  Opposite: [
    'opposite',
    'opposite hitter',
    'opp',
    'op',
    'right side',
    'rs',
    'mpigaji kinyume',
    'mpigaji wa kinyume',
    'kinyume',
    'kulia',
    'mshambuliaji wa kulia',
    'mpigaji wa kulia',
  ],
  Libero: ['libero', 'l', 'lib', 'mlibero', 'libro', 'mdakaji'],
  Universal: [
    'universal',
    'utility',
    'all rounder',
    'all round',
    'mchezaji wa nafasi zote',
    'nafasi zote',
    'zote',
  ],
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([position, words]) => words.map((word) => [word, position])),
);

/** The position that a word means; undefined: a word that we do not know. */
export function positionOf(written: string): string | undefined {
  const text = written
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return BY_WORD.get(text);
}
