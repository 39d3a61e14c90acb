import { MB, PICTURE_BYTES } from '#contract/administration/upload.ts';

/** In pixels: a paper of A4 is still read at it. No picture of ours is shown larger. */
const LONGEST_SIDE = 2560;
/** A photo of more bytes is made smaller, so that it costs less data. */
const PHOTO_BYTES = MB;
const QUALITY = 0.85;

/**
 * The photo as fewer bytes, made on the device: photos of phones have more pixels than any page shows, and often more bytes
 * than are taken. The place where a photo was taken, which phones write into it, does not leave the device then. A
 * drawing (PNG, WebP) is left as it is, unless it is too large to be taken.
 *
 * @returns the same file where it is small enough, where it would not become smaller, and where this browser cannot read it
 */
export async function smallerPicture(file: File): Promise<File> {
  const isPhoto = file.type === 'image/jpeg';
  if (file.size <= (isPhoto ? PHOTO_BYTES : PICTURE_BYTES)) return file;
  try {
    const type = isPhoto ? 'image/jpeg' : 'image/webp';
    const smaller = await drawn(await createImageBitmap(file), type);
    return smaller && smaller.size < file.size
      ? new File([smaller], file.name, { type: smaller.type })
      : file;
  } catch {
    return file;
  }
}

async function drawn(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
