import sharp from 'sharp';
import { PICTURE_TYPES } from '#contract/administration/upload.ts';
import { MAX_PIXELS, type PictureFault, type PictureShape, type Squares } from './tasks.ts';

const FORMATS: readonly string[] = PICTURE_TYPES.map((type) => type.replace('image/', ''));
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

const FITS = {
  square: { fit: 'contain' },
  whole: { fit: 'inside', withoutEnlargement: true },
} as const;

/** Flat areas of colour need no more. */
const DRAWING_QUALITY = 62;

/** A drawing of our own as square WebP of the given sizes. */
export async function makeDrawnSquares(svg: string, sizes: readonly number[]): Promise<Squares> {
  const images = new Map<number, Uint8Array>();
  let pixels = 0;
  for (const size of sizes) {
    const square = sharp(Buffer.from(svg)).resize(size, size);
    const bytes = await square.webp({ quality: DRAWING_QUALITY, effort: 5 }).toBuffer();
    images.set(size, new Uint8Array(bytes));
    pixels += size * size;
  }
  const side = Math.max(...sizes);
  return { images, pixels, width: side, height: side };
}

/**
 * A picture made anew as WebP of the given sizes: whatever else the upload carried stays behind.
 * It is decoded once, JPEG and WebP to no more pixels than the largest one needs, and the smaller
 * ones are made of that one. Its first bytes tell the number of its pixels.
 */
export async function makeSquares(
  upload: Uint8Array,
  sizes: readonly number[],
  shape: PictureShape,
): Promise<Squares | { fault: PictureFault }> {
  try {
    const { format, width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format ?? '')) return { fault: 'no-picture' };
    const pixels = width * height;
    if (pixels > MAX_PIXELS) return { fault: 'too-many-pixels' };
    const largest = Math.max(...sizes);
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(largest, largest, { ...FITS[shape], background: NOTHING })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const raw = { width: info.width, height: info.height, channels } as const;
    const images = new Map<number, Uint8Array>();
    for (const size of sizes) {
      const smaller = sharp(data, { raw }).toColourspace('srgb').resize(size, size, FITS[shape]);
      images.set(size, new Uint8Array(await smaller.webp({ quality: 80, effort: 5 }).toBuffer()));
    }
    return { images, pixels, width: info.width, height: info.height };
  } catch {
    return { fault: 'no-picture' };
  }
}
