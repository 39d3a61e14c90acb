const SAYS_GENDER = /\b(men|women|wanaume|wanawake)\b/i;

/**
 * A name with men or women behind it, where no mark stands beside it; clubs and leagues have one name for both.
 *
 * @param word empty where neither is known
 */
export function genderedName(name: string, word: string): string {
  return word === '' || SAYS_GENDER.test(name) ? name : `${name} (${word})`;
}
