/** Whole numbers from 0 to `below` - 1, each equally likely. */
export type RandomSource = (below: number) => number;

/**
 * A repeatable source of chance: the same seed gives the same numbers everywhere and for ever, so
 * that a draw can be checked afterwards by anybody. Small fast counter (sfc32, 128 bits of state,
 * after Chris Doty-Humphrey's PractRand), seeded with four FNV-1a sums of the seed's UTF-16 units
 * and run idle for twelve steps. Numbers that would favour low results are drawn again.
 */
export function randomSource(seed: string): RandomSource {
  let [a, b, c, counter] = [0, 1, 2, 3].map((lane) => fnv1a(`${lane}:${seed}`)) as [
    number,
    number,
    number,
    number,
  ];

  function next(): number {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  }
  for (let idle = 0; idle < 12; idle += 1) next();

  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > 2 ** 32)
      throw new RangeError(`cannot draw below ${below}`);
    const fair = 2 ** 32 - (2 ** 32 % below);
    let number = next();
    while (number >= fair) number = next();
    return number % below;
  };
}

function fnv1a(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    sum = Math.imul(sum ^ (unit & 0xff), 0x01000193);
    sum = Math.imul(sum ^ (unit >>> 8), 0x01000193);
  }
  return sum >>> 0;
}
