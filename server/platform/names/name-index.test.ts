import { expect, test } from 'vitest';
import { createNameIndex, type Named } from './name-index.ts';
import { typosIn } from './testing/near-name.ts';
import { wordsOf } from './words.ts';

/** The same numbers each time. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
const draw = seeded(7);
const LETTERS = 'abcdekmns';
const text = (letters: number) =>
  Array.from({ length: letters }, () => LETTERS[draw(LETTERS.length)]).join('');
const word = () => text(1 + draw(11));
const named = (id: string, folded: string, updatedAt = 1): Named => ({
  id,
  folded,
  updatedAt,
  isHidden: false,
});
const all = () => true;

/** A letter wrong, missing, too many or changed places. */
function slip(of: string): string {
  const at = draw(of.length);
  const tail = of.slice(at + 1);
  return [
    `${of.slice(0, at)}${text(1)}${tail}`,
    `${of.slice(0, at)}${tail}`,
    `${of.slice(0, at)}${text(1)}${of.slice(at)}`,
    `${of.slice(0, at)}${tail.slice(0, 1)}${of[at]}${tail.slice(1)}`,
  ][draw(4)]!;
}

const names = Array.from({ length: 700 }, (_, n) =>
  named(`id${n}`, Array.from({ length: 1 + draw(3) }, word).join(' ')),
);
const index = createNameIndex();
for (let at = 0; at < names.length; at += 400) index.put(names.slice(at, at + 400));

/** Every name compared with what was asked, one after the other. */
function comparedOneByOne(query: string) {
  const words = [...new Set(wordsOf(query))];
  return names
    .flatMap(({ folded }) => {
      const slips = typosIn(words, wordsOf(folded));
      return slips === undefined ? [] : [`${slips} ${folded}`];
    })
    .sort()
    .slice(0, 10);
}

test('the index finds what a comparison with every name finds, for 300 questions with slips', () => {
  for (let n = 0; n < 300; n += 1) {
    const some = wordsOf(names[draw(names.length)]!.folded);
    const query = some
      .slice(0, 1 + draw(3))
      .map((name) => (draw(3) === 0 ? name : slip(draw(2) === 0 ? slip(name) || name : name)))
      .map((name) => (draw(4) === 0 ? name.slice(0, 1 + draw(6)) : name))
      .join(' ');
    const words = [...new Set(wordsOf(query))];
    const found = index
      .nearest(query, 10, all)
      .map(({ folded }) => `${typosIn(words, wordsOf(folded))} ${folded}`);
    expect(found, query).toEqual(comparedOneByOne(query));
  }
});

test('a name that was changed is found by the new one alone, and one that is hidden by none', () => {
  const few = createNameIndex();
  few.put([named('1', 'asha mosha'), named('2', 'asha komba')]);
  few.put([named('1', 'neema mosha', 2)]);
  const found = (query: string) => few.nearest(query, 10, all).map(({ id }) => id);
  expect([found('asha'), found('neema'), found('mosha')]).toEqual([['2'], ['1'], ['1']]);
  few.put([{ ...named('2', 'asha komba', 3), isHidden: true }]);
  expect(found('asha')).toEqual([]);
  expect(few.fingerprint()).toEqual({ count: 2, sum: 5 });
});

test('the first ten are told of those who may be shown', () => {
  const many = createNameIndex();
  many.put(
    Array.from({ length: 400 }, (_, n) => named(`${n}`, `asha ${String(n).padStart(3, '0')}`)),
  );
  const found = many.nearest('asha', 10, ({ id }) => Number(id) % 30 === 0);
  expect(found.map(({ id }) => Number(id))).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270]);
});
