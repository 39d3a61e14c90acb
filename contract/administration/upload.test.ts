import { expect, test } from 'vitest';
import { isHeic } from './upload.ts';

/** The first box of a file in the container of ISO/IEC 14496-12. */
function head(main: string, ...others: string[]): Uint8Array {
  const size = 16 + 4 * others.length;
  const box = `\0\0\0${String.fromCharCode(size)}ftyp${main}\0\0\0\0${others.join('')}`;
  // The bytes after the box may read like a brand and are none.
  return new TextEncoder().encode(`${box}\0\0\0 heic`);
}

test.each([
  ['an iPhone', head('heic', 'mif1', 'MiHB', 'heic')],
  ['a Samsung', head('heic', 'mif1', 'heic')],
  ['a phone that names the container first', head('mif1', 'heic')],
  ['a phone that takes several at once', head('hevc', 'msf1')],
])('the photo of %s is HEIC', (_, bytes) => {
  expect(isHeic(bytes)).toBe(true);
});

test.each([
  ['AVIF', head('avif', 'mif1', 'miaf')],
  ['AVIF that names the container first', head('mif1', 'avif')],
  ['a film', head('isom', 'mp41')],
  ['JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['nothing', new Uint8Array()],
  ['a file that ends within its first box', head('heic').subarray(0, 8)],
])('%s is not HEIC', (_, bytes) => {
  expect(isHeic(bytes)).toBe(false);
});
