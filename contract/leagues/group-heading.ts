/** A group as a heading: a bare letter or number gets the word, 'Kundi A' stays what it is. */
export function groupHeading(word: string, name: string): string {
  return name.length <= 2 ? `${word} ${name}` : name;
}
