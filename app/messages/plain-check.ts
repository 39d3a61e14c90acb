/** What the library that checks fields says by itself, as people say it; in Swahili: sw/answers. */
const CHECKS: readonly [RegExp, string][] = [
  [/^Invalid input: expected .+, received (?:undefined|NaN)$/, 'Fill this in.'],
  [/^Too small: expected .+ to be >=(\S+)$/, 'At least $1.'],
  [/^Too big: expected .+ to be <=(\S+)$/, 'At most $1.'],
  [/^Too small: expected .+ to have >=(\S+) (\w+)$/, 'At least $1 $2.'],
  [/^Too big: expected .+ to have <=(\S+) (\w+)$/, 'At most $1 $2.'],
  [/^Invalid (?:input|option)\b.*$/s, 'Check this.'],
];

export function plainCheck(sentence: string): string {
  const known = CHECKS.find(([pattern]) => pattern.test(sentence));
  return known ? sentence.replace(...known) : sentence;
}
