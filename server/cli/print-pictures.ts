import type { PictureCount } from '#server/exchange/portable/stored-pictures.ts';

/** The pictures that went along, and those that a row names and nobody has any more. */
export function printPictures(
  { pictures, missing }: PictureCount,
  print: (line: string) => void,
): void {
  print(`It contains ${pictures} uploaded pictures.`);
  if (missing > 0) print(`${missing} pictures are missing.`);
}
