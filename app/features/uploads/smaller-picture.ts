import { isReadByServer, MB, PICTURE_BYTES } from '#contract/administration/upload.ts';

/** In pixels: a paper of A4 is still read at it. No picture of ours is shown larger. */
const LONGEST_SIDE = 2560;
/** A photo of more bytes is made smaller, so that it costs less data. */
const PHOTO_BYTES = MB;
const QUALITY = 0.85;

/**
 * The photo as fewer bytes, made on the device: photos of phones have more pixels than any page shows, and often more bytes
 * than are taken. The place where a photo was taken, which phones write into it, does not leave the device then. A
 * drawing (PNG, WebP) is left as it is, unless it is too large to be taken. A picture of a type that the server does not
 * read (SVG, as clubs have their crests, GIF, AVIF) is drawn anew: of an animation the first picture stays, and a program
 * within an SVG does not run.
 *
 * @returns the same file where it is small enough, where it would not become smaller, and where this browser cannot read it
 */
export async function smallerPicture(file: File): Promise<File> {
  const { type, size, name } = file;
  const isPhoto = type === 'image/jpeg';
  const isForeign = type.startsWith('image/') && !isReadByServer(type);
  if (size <= (isPhoto ? PHOTO_BYTES : PICTURE_BYTES) && !isForeign) return file;
  try {
    const picture = await (type === 'image/svg+xml' ? readLines(file) : createImageBitmap(file));
    const redrawn = await draw(picture, isPhoto ? type : 'image/webp');
    return redrawn && (isForeign || redrawn.size < size)
      ? new File([redrawn], name, { type: redrawn.type })
      : file;
  } catch {
    return file;
  }
}

/** A drawing of lines, in the size that its file names. */
async function readLines(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
  await picture.decode();
  return picture;
}

function draw(picture: ImageBitmap | HTMLImageElement, type: string): Promise<Blob | null> {
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // The pixels of a photo are tens of megabytes on a phone.
  if ('close' in picture) picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
