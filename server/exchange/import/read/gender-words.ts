import type { Gender } from '#contract/primitives.ts';
import { type Text, textOf } from '#contract/text/text.ts';

const WORDS: Record<Gender, readonly string[]> = {
  Men: ['men', 'man', 'male', 'm', 'boys', 'wanaume', 'mwanaume', 'me', 'wavulana'],
  Women: ['women', 'woman', 'female', 'w', 'f', 'girls', 'wanawake', 'mwanamke', 'ke', 'wasichana'],
};

/** A gender as people write it, in either language; undefined: no word that we know. */
export function genderOf(text: string): Gender | undefined {
  const word = text.toLowerCase();
  return (['Men', 'Women'] as const).find((gender) => WORDS[gender].includes(word));
}

export function genderFault(text: string): Text {
  return textOf('import.gender', { value: text });
}
