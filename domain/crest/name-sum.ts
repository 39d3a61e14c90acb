/** A number that a name always has, for a choice that looks like chance and stays the same. */
export function sumOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum;
}
