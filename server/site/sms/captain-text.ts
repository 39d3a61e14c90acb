/** The part of a captain's text behind its first word. Points of the own team stand first. */
export type CaptainText =
  | { kind: 'sets'; opponent: string; total: Pair | undefined; sets: readonly Pair[] }
  | { kind: 'confirm' | 'question'; opponent: string }
  | { kind: 'unclear' };

export type Pair = readonly [number, number];

/** No side wins more sets, and no set is won with so few points. */
const MOST_WINS = 5;
const MOST_SETS = 9;
const CONFIRMATIONS = new Set(['NDIYO', 'NDIO', 'YES', 'SAWA']);

/**
 * Reads '3-1 25-20 18-25 25-15 25-19', with the name of the opponent in front where there is one. Colons,
 * slashes and spaces around the dash, commas between sets and the letter O for a nought are taken; the
 * number of sets won may be left out.
 */
export function readCaptainText(text: string): CaptainText {
  const plain = text
    .replaceAll(/[‐-―−]|(?<=[\dOo])[:/](?=[\dOo])| [:/] /g, '-')
    .replaceAll(/ *- */g, '-')
    .replaceAll(/(?<![\p{L}\d-])[\dOo]{1,3}-[\dOo]{1,3}(?![\p{L}\d-])/gu, (pair) =>
      pair.replaceAll(/o/gi, '0'),
    )
    .trim();
  const start = plain.search(/(?<![\p{L}\d-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/u);
  if (start < 0) return readWords(plain);
  const words = plain
    .slice(start)
    .split(/[\s,;.()]+/)
    .filter((word) => word !== '');
  const pairs = words.map(pairOf);
  const [first, ...others] = pairs;
  if (first === undefined || pairs.includes(undefined)) return { kind: 'unclear' };
  const isTotal = Math.max(...first) <= MOST_WINS;
  const sets = (isTotal ? others : pairs) as Pair[];
  if (sets.length === 0 || sets.length > MOST_SETS) return { kind: 'unclear' };
  const opponent = nameOf(plain.slice(0, start));
  // Numbers that are neither a result nor a name.
  if (/\d-\d/.test(opponent)) return { kind: 'unclear' };
  return { kind: 'sets', opponent, total: isTotal ? first : undefined, sets };
}

function pairOf(word: string): Pair | undefined {
  const [, own, other] = /^(\d{1,3})-(\d{1,3})$/.exec(word) ?? [];
  return own === undefined ? undefined : [Number(own), Number(other)];
}

function readWords(plain: string): CaptainText {
  const words = plain.split(/\s+/);
  const last = (words.at(-1) ?? '').toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (!CONFIRMATIONS.has(last)) return { kind: 'question', opponent: nameOf(plain) };
  return { kind: 'confirm', opponent: nameOf(words.slice(0, -1).join(' ')) };
}

function nameOf(text: string): string {
  return text.replace(/[\s,;:.()-]+$/, '').trim();
}
