/** The two letters of an association without a logo: `TAVA` is `TA`, `Chama cha Wavu` is `CC`. */
export function siteInitials(shortName: string): string {
  const words = shortName
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map(([first]) => first) : [twoOf(words[0])];
  return letters.join('').toUpperCase();
}

function twoOf(word = ''): string {
  return [...word].slice(0, 2).join('');
}
