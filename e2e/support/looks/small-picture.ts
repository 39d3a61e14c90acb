import sharp from 'sharp';

/** Of a phone's picture and of a desk's: letters become a tone, a column stays one. */
const WIDTHS = { phone: 60, desk: 120 };
const WIDEST_PHONE = 600;
/** A tone that differs by less is the same: another way to smooth letters. */
const SAME_TONE = 20;
/** A tenth of a phone's width: what is much smaller may differ by chance. */
const PATCH = 6;

export type SmallPicture = { width: number; height: number; pixels: Buffer };

/** The screenshot, reduced until how letters are smoothed makes no difference any more. */
export async function reducePicture(png: Buffer): Promise<SmallPicture> {
  const { width = 0 } = await sharp(png).metadata();
  const reduced = sharp(png)
    .removeAlpha()
    .resize({ width: width > WIDEST_PHONE ? WIDTHS.desk : WIDTHS.phone, kernel: 'cubic' });
  const { data, info } = await reduced.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export async function readPicture(file: Buffer): Promise<SmallPicture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export function writePicture({ width, height, pixels }: SmallPicture): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ nearLossless: true, quality: 40, effort: 6 }).toBuffer();
}

/**
 * The share of the worst patch of six by six that differs, 0 to 1: a chip that is gone counts as much as a
 * column, and letters that are drawn otherwise everywhere do not add up.
 */
export function worstPatch(first: SmallPicture, second: SmallPicture): number {
  if (first.width !== second.width || first.height !== second.height) return 1;
  let worst = 0;
  for (let top = 0; top < first.height; top += PATCH) {
    for (let left = 0; left < first.width; left += PATCH) {
      worst = Math.max(worst, shareOf(first, second, left, top));
    }
  }
  return worst;
}

function shareOf(first: SmallPicture, second: SmallPicture, left: number, top: number): number {
  const right = Math.min(left + PATCH, first.width);
  const bottom = Math.min(top + PATCH, first.height);
  let different = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 3 * (y * first.width + x);
      const gaps = [0, 1, 2].map((c) => Math.abs(first.pixels[at + c]! - second.pixels[at + c]!));
      if (Math.max(...gaps) > SAME_TONE) different += 1;
    }
  }
  return different / (PATCH * PATCH);
}
