import { DEFAULT_LANGUAGE, type Language, LOCALES } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';

const PLURALS = new Intl.PluralRules(LOCALES[DEFAULT_LANGUAGE], { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(n: number): string {
  return `${n}${ENDINGS[PLURALS.select(n)] ?? 'th'}`;
}

const en = {
  none: 'This league has no knock-out rounds.',
  /** Where the winner plays next, on another sheet. */
  goesOn: (round: string, page: number) => `→ ${round}, page ${page}`,
  named: {
    final: 'Final',
    'semi-final': 'Semi-final',
    'quarter-final': 'Quarter-final',
    'third place': 'Third place',
    'round of 16': 'Round of 16',
  } as Readonly<Record<string, string>>,
  number: (n: string) => `Round ${n}`,
  leg: (tie: string, n: string) => `${tie}, match ${n}`,
  final: 'Final',
  semiFinal: (n: string) => `Semi-final ${n}`,
  quarterFinal: (n: string) => `Quarter-final ${n}`,
  roundOf: (size: string, n: string) => `Round of ${size}, match ${n}`,
  placeMatch: (place: string) => `Match for ${ordinal(Number(place))} place`,
  placesMatch: (places: string, n: string) => `Places ${places}, match ${n}`,
  winnersRound: (round: string, n: string) => `Winners’ round ${round}, match ${n}`,
  losersRound: (round: string, n: string) => `Losers’ round ${round}, match ${n}`,
  poolMatch: (pool: string, n: string) => `Pool ${pool}, match ${n}`,
  winnerOf: (match: string) => `Winner of ${match}`,
  loserOf: (match: string) => `Loser of ${match}`,
  placeOf: (place: number, group: string) => `${ordinal(place)} of ${group}`,
  placeInTable: (place: number) => `${ordinal(place)} of the table`,
  bestOfPlace: (nth: number, place: number) =>
    nth === 1 ? `Best ${ordinal(place)} place` : `${ordinal(nth)} best ${ordinal(place)} place`,
};

export type BracketWords = typeof en;

const sw: BracketWords = {
  none: 'Ligi hii haina hatua za mtoano.',
  goesOn: (round, page) => `→ ${round}, ukurasa ${page}`,
  named: {
    final: 'Fainali',
    'semi-final': 'Nusu fainali',
    'quarter-final': 'Robo fainali',
    'third place': 'Nafasi ya tatu',
    'round of 16': 'Hatua ya 16 bora',
  },
  number: (n) => `Raundi ya ${n}`,
  leg: (tie, n) => `${tie}, mechi ${n}`,
  final: 'Fainali',
  semiFinal: (n) => `Nusu fainali ${n}`,
  quarterFinal: (n) => `Robo fainali ${n}`,
  roundOf: (size, n) => `Hatua ya ${size} bora, mechi ${n}`,
  placeMatch: (place) => `Mechi ya nafasi ya ${place}`,
  placesMatch: (places, n) => `Nafasi ${places}, mechi ${n}`,
  winnersRound: (round, n) => `Raundi ya ${round} ya washindi, mechi ${n}`,
  losersRound: (round, n) => `Raundi ya ${round} ya waliofungwa, mechi ${n}`,
  poolMatch: (pool, n) => `Kundi ${pool}, mechi ${n}`,
  winnerOf: (match) => `Mshindi wa ${match}`,
  loserOf: (match) => `Aliyefungwa wa ${match}`,
  placeOf: (place, group) => `Nafasi ya ${place}, ${group}`,
  placeInTable: (place) => `Nafasi ya ${place} ya msimamo`,
  bestOfPlace: (nth, place) =>
    nth === 1 ? `Timu bora ya nafasi ya ${place}` : `Timu bora ya ${nth} ya nafasi ya ${place}`,
};

const BRACKET_WORDS = inEveryLanguage<BracketWords>({ en, sw });

export const bracketWords = (language: Language): BracketWords => BRACKET_WORDS[language];

/** The labels of plans, with the words for their numbers. */
const CODES: readonly [RegExp, (words: BracketWords, first: string, second: string) => string][] = [
  [/^F$/, (t) => t.final],
  [/^F(\d)$/, (t, n) => t.leg(t.final, n)],
  [/^SF(\d+)$/, (t, n) => t.semiFinal(n)],
  [/^QF(\d+)$/, (t, n) => t.quarterFinal(n)],
  [/^R(\d+)-(\d+)$/, (t, size, n) => t.roundOf(size, n)],
  [/^P(\d+)$/, (t, place) => t.placeMatch(place)],
  [/^P(\d+-\d+)\.(\d+)$/, (t, places, n) => t.placesMatch(places, n)],
  [/^W(\d+)\.(\d+)$/, (t, round, n) => t.winnersRound(round, n)],
  [/^L(\d+)\.(\d+)$/, (t, round, n) => t.losersRound(round, n)],
  [/^(.+)-M(\d)$/, (t, pool, n) => t.poolMatch(pool, n)],
  [/^(\d+)$/, (t, n) => t.number(n)],
];

/** A tie in the words of the public page: 'SF1' is a semi-final; what has no name of ours stays. */
export function tieInWords(words: BracketWords, code: string): string {
  const plain = code
    .trim()
    .toLowerCase()
    .replace(/^(the|grand) /, '');
  const name = plain.replace(/s$/, '').replace(/^(semi|quarter) ?(final)$/, '$1-$2');
  const named = Object.hasOwn(words.named, name) ? words.named[name] : undefined;
  if (named !== undefined) return named;
  for (const [pattern, text] of CODES) {
    const found = pattern.exec(code);
    if (found) return text(words, found[1] ?? '', found[2] ?? '');
  }
  const leg = /^(.+)\.(\d)$/.exec(code);
  const tie = leg && tieInWords(words, leg[1]!);
  return tie && tie !== leg[1] ? words.leg(tie, leg[2]!) : code;
}

/** The words for a team that is not known yet. */
export function sourceInWords(words: BracketWords, slot: Slot): string {
  switch (slot.kind) {
    case 'team':
      return '';
    case 'winner':
      return words.winnerOf(tieInWords(words, slot.of));
    case 'loser':
      return words.loserOf(tieInWords(words, slot.of));
    case 'place':
      return slot.group === ''
        ? words.placeInTable(slot.place)
        : words.placeOf(slot.place, slot.group);
    case 'best-placed':
      return words.bestOfPlace(slot.nth, slot.place);
  }
}
