import { textOf } from '#contract/text/text.ts';
import { PICTURE_TYPES } from '#contract/upload.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const FORMATS: readonly string[] = PICTURE_TYPES.map((type) => type.replace('image/', ''));
/** A picture of a few kilobytes may unfold to gigabytes; a phone's photo has 12 to 50 megapixels. */
const MOST_PIXELS = 60_000_000;

function unreadable(): AppError {
  return new AppError('UNSUPPORTED_TYPE', textOf('picture.failed'), {
    errors: [{ field: 'file', text: textOf('picture.type') }],
  });
}

/**
 * A picture made anew as square WebP of the given sizes (pixels): whatever else the upload carried,
 * places and names among its metadata, stays behind.
 */
export async function encodeSquares(
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<Map<number, Uint8Array>> {
  // Loaded with the first picture: a server at rest keeps 8 MB less.
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
    const { format } = await sharp(upload, options).metadata();
    if (!FORMATS.includes(format ?? '')) throw unreadable();
    const made = await Promise.all(
      sizes.map(async (size) => {
        const bytes = await sharp(upload, options)
          .rotate()
          .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
          .webp({ quality: 80, effort: 5 })
          .toBuffer();
        return [size, new Uint8Array(bytes)] as const;
      }),
    );
    return new Map(made);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable();
  }
}
