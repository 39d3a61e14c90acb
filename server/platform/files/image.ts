import { isHeic } from '#contract/administration/upload.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import { AppError, type ErrorCode, tooMany } from '#server/platform/errors/app-error.ts';
import { createTokenBucket } from '#server/platform/http/token-bucket.ts';
import { requestSquares } from '#server/platform/pictures/request-pictures.ts';
import {
  MAX_PIXELS,
  type PictureFault,
  type PictureShape,
  type Squares,
} from '#server/platform/pictures/tasks.ts';

const FAULTS: Record<PictureFault, { code: ErrorCode; text: Text }> = {
  'no-picture': { code: 'UNSUPPORTED_TYPE', text: textOf('picture.type') },
  'too-many-pixels': {
    code: 'TOO_LARGE',
    text: textOf('picture.tooManyPixels', { megapixels: MAX_PIXELS / 1_000_000 }),
  },
};

/** Limits of one person's pictures: at once, and per second. */
const AT_ONCE = 60;
const PER_SECOND = 0.5;
/** A picture counts once more for each of these pixels: what it takes to decode grows with them. */
const PIXELS_OF_ONE = 5_000_000;
const share = createTokenBucket(AT_ONCE, PER_SECOND);

/** For whom a picture is made, so that nobody's wait for all of somebody else's. */
export type PictureOwner = { who: string; now: number };

/**
 * A picture made anew as square WebP of the given sizes (pixels): whatever else the upload carried,
 * places and names among its metadata, stays behind.
 */
export async function encodeSquares(
  owner: PictureOwner,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<Squares['images']> {
  return (await encode(owner, upload, sizes, 'square')).images;
}

/** The same of a picture that keeps its shape: its longer side has each of the sizes at most. */
export function encodeWhole(
  owner: PictureOwner,
  upload: Uint8Array,
  sizes: readonly number[],
): Promise<Squares> {
  return encode(owner, upload, sizes, 'whole');
}

async function encode(
  { who, now }: PictureOwner,
  upload: Uint8Array,
  sizes: readonly number[],
  shape: PictureShape,
): Promise<Squares> {
  const wait = share.take(who, now);
  if (wait > 0) throw tooMany(textOf('picture.tooMany'), wait);
  if (isHeic(upload)) throw noPicture('UNSUPPORTED_TYPE', textOf('picture.heic'));
  const answer = await requestSquares(who, upload, sizes, shape);
  if (!('fault' in answer)) {
    share.charge(who, now, Math.floor(answer.pixels / PIXELS_OF_ONE));
    return answer;
  }
  const { code, text } = FAULTS[answer.fault];
  throw noPicture(code, text);
}

function noPicture(code: ErrorCode, text: Text): AppError {
  return new AppError(code, textOf('picture.failed'), { errors: [{ field: 'file', text }] });
}
