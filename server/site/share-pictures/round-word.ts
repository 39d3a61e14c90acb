import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';

type Naming = readonly [RegExp, string];

/** `$1` is the number of the match, where a code has one. */
const NAMES = inEveryLanguage<readonly Naming[]>({
  en: [
    [/^(\d+)$/, 'Round $1'],
    [/^F$/, 'Final'],
    [/^SF(\d+)$/, 'Semi-final $1'],
    [/^QF(\d+)$/, 'Quarter-final $1'],
    [/^P3$/, 'Third place'],
  ],
  sw: [
    [/^(\d+)$/, 'Raundi ya $1'],
    [/^F$|^final$/i, 'Fainali'],
    [/^SF(\d+)$/, 'Nusu fainali $1'],
    [/^semi-?final$/i, 'Nusu fainali'],
    [/^QF(\d+)$/, 'Robo fainali $1'],
    [/^quarter-?final$/i, 'Robo fainali'],
    [/^P3$|^third place$/i, 'Nafasi ya tatu'],
  ],
});

/** A bare number and the usual codes get their words; what organisers call it stays as it is. */
export function roundWord(language: Language, round: string): string {
  const found = NAMES[language].find(([pattern]) => pattern.test(round));
  return found ? round.replace(found[0], found[1]) : round;
}
