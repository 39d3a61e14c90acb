import { type Text, textOf } from '#contract/text/text.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';

/** Words that clubs put before or behind their names, or leave away. */
const CLUB_WORDS = new Set([
  'vc',
  'v',
  'c',
  'volleyball',
  'volley',
  'club',
  'fc',
  'sc',
  'sports',
  'timu',
  'team',
  'klabu',
  'ya',
  'the',
  'mpira',
  'wavu',
  'wa',
]);
/** Of names this length one letter may differ, of longer ones two. */
const ONE_LETTER = 6;
const TWO_LETTERS = 11;
/** To look at each pair takes long: names of a file beyond these are compared by sound alone. */
const MOST_COMPARED = 200;

type Known = { id: string; name: string };

/** Finds the teams whose names are nearly the same: `Bandari V.C` and `Bandari`, `Alfa` and `Alpha`. */
export function nearNames<Team extends Known>(teams: readonly Team[]): (name: string) => Team[] {
  const keyed = teams.map((team) => ({ team, key: soundOf(team.name) }));
  const bySound = Map.groupBy(keyed, ({ key }) => key);
  // Few mistake the first letter, and each pair costs time.
  const byLetter = Map.groupBy(keyed, ({ key }) => key[0]);
  const known = new Map<string, Team[]>();
  return (name) => {
    const key = soundOf(name);
    const before = known.get(key);
    if (before !== undefined) return before;
    const same = bySound.get(key) ?? [];
    const compared = known.size < MOST_COMPARED;
    const near =
      same.length > 0 || !compared
        ? same
        : (byLetter.get(key[0]) ?? []).filter((other) => isNear(key, other.key));
    const found = near.slice(0, 5).map(({ team }) => team);
    known.set(key, found);
    return found;
  };
}

/** There is no team of this name, but there are such. */
export function nearText(name: string, near: readonly { name: string }[]): Text {
  return textOf('import.teamNear', { name, near: near.map((team) => team.name).join(', ') });
}

/** The name without what people write now so, now so. */
export function soundOf(name: string): string {
  const words = foldedName(name)
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  // A last letter tells two teams of a club apart: Chui A, Chui B.
  const own = words.filter(
    (word, at) => !CLUB_WORDS.has(word) || (at > 0 && isLastLetter(words, at)),
  );
  const chosen = own.length > 0 ? own : words;
  return chosen
    .map((word) =>
      word
        .replaceAll('ph', 'f')
        .replaceAll('y', 'i')
        .replace(/c(?!h)/g, 'k')
        .replace(/(.)\1+/g, '$1'),
    )
    .join(' ');
}

function isLastLetter(words: readonly string[], at: number): boolean {
  const isClub = words[at] === 'c' && words[at - 1] === 'v';
  return at === words.length - 1 && words[at]!.length === 1 && !isClub;
}

function isNear(name: string, other: string): boolean {
  if (tellsApart(name) !== tellsApart(other)) return false;
  const shorter = Math.min(name.length, other.length);
  if (shorter < ONE_LETTER) return false;
  return distance(name, other, shorter < TWO_LETTERS ? 1 : 2);
}

/** Numbers, and a single letter at the end, by which a club tells its teams apart. */
function tellsApart(key: string): string {
  return `${key.replace(/\D+/g, ' ').trim()} ${/ (\p{L})$/u.exec(key)?.[1] ?? ''}`;
}

/** Whether a text becomes the other by at most so many letters changed, put in or left out. */
function distance(name: string, other: string, most: number): boolean {
  if (Math.abs(name.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...name].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = row[column - 1]! + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, row[column]! + 1, next[column - 1]! + 1));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return row[other.length]! <= most;
}
