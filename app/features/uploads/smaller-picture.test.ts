import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MB, PICTURE_BYTES } from '#contract/administration/upload.ts';
import { smallerPicture } from './smaller-picture.ts';

const picture = (bytes: number, type: string) =>
  new File([new Uint8Array(bytes)], 'sheet.jpg', { type });

/** The canvas of a browser: its blobs have `bytes`, and it tells how it was used. */
let bytes = 1000;
const drawn: unknown[] = [];
beforeEach(() => {
  bytes = 1000;
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 5120, height: 2000, close() {} }));
  const canvas = {
    getContext: () => ({ drawImage: (_: unknown, ...place: number[]) => drawn.push(place) }),
    toBlob(take: (blob: Blob) => void, type: string) {
      drawn.push(type);
      take(new Blob([new Uint8Array(bytes)], { type }));
    },
  };
  vi.stubGlobal('document', { createElement: () => canvas });
});
afterEach(() => vi.unstubAllGlobals());

test('a photo of more than a megabyte becomes a JPEG of at most 2,560 pixels', async () => {
  const sent = await smallerPicture(picture(MB + 1, 'image/jpeg'));
  expect([sent.size, sent.type, sent.name]).toEqual([1000, 'image/jpeg', 'sheet.jpg']);
  expect(drawn).toEqual([[0, 0, 2560, 1000], 'image/jpeg']);
});

test('a photo with fewer pixels keeps them', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  await smallerPicture(picture(2 * MB, 'image/jpeg'));
  expect(drawn[0]).toEqual([0, 0, 800, 600]);
});

test('a drawing is made smaller only where it is too large to be taken', async () => {
  const fits = picture(PICTURE_BYTES, 'image/png');
  expect(await smallerPicture(fits)).toBe(fits);
  const sent = await smallerPicture(picture(PICTURE_BYTES + 1, 'image/png'));
  expect([sent.size, sent.type]).toEqual([1000, 'image/webp']);
});

test.each([
  ['of a megabyte', () => picture(MB, 'image/jpeg')],
  ['that would become larger', () => picture(2 * MB, 'image/jpeg')],
  ['that the browser cannot read', () => picture(3 * MB, 'image/jpeg')],
])('a photo %s is sent as it is', async (_, make) => {
  bytes = 3 * MB - 1;
  const file = make();
  if (file.size === 3 * MB) {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  }
  expect(await smallerPicture(file)).toBe(file);
});

test('the pixels of a photo are given back when it is drawn', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close }));
  await smallerPicture(picture(2 * MB, 'image/jpeg'));
  expect(close).toHaveBeenCalledOnce();
});

test('a picture of another type is drawn anew as WebP, also where it becomes larger', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  const sent = await smallerPicture(picture(10, 'image/gif'));
  expect([sent.size, sent.type, drawn]).toEqual([
    1000,
    'image/webp',
    [[0, 0, 40, 30], 'image/webp'],
  ]);
});

test('a drawing of lines is drawn from its text, and stays as it is where it cannot be read', async () => {
  const sources: string[] = [];
  let decode = async () => {};
  vi.stubGlobal(
    'Image',
    class {
      width = 200;
      height = 100;
      set src(address: string) {
        sources.push(address);
      }
      decode = () => decode();
    },
  );
  const crest = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' });
  expect((await smallerPicture(crest)).type).toBe('image/webp');
  expect([sources, drawn[0]]).toEqual([['data:image/svg+xml,%3Csvg%2F%3E'], [0, 0, 200, 100]]);
  decode = () => Promise.reject(new Error('unreadable'));
  expect(await smallerPicture(crest)).toBe(crest);
});
