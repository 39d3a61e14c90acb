/** The country of the competitions, as people write it and its people, in both languages and by code. */
const HOME = new Set([
  'tanzania',
  'tanzanian',
  'tanzanians',
  'mtanzania',
  'watanzania',
  'tz',
  'tza',
  'tan',
  'united republic of tanzania',
  'tanzania united republic of',
  'jamhuri ya muungano wa tanzania',
  'zanzibar',
  'zanzibari',
  'mzanzibari',
  'tanzania bara',
  'tanganyika',
]);

/** Whether a player is of another country; undefined where the nationality is not known. */
export function isForeign(nationality: string | null): boolean | undefined {
  const words = (nationality ?? '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return words === '' ? undefined : !HOME.has(words);
}
