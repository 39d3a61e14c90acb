import type { Label } from './lettering.ts';

/** The tasks of `picture-process.ts`. */
export type PictureTask =
  | { make: 'squares'; upload: Uint8Array; sizes: readonly number[]; shape: PictureShape }
  | { make: 'drawing'; svg: string; sizes: readonly number[] }
  | { make: 'layers'; layers: Layers };

/** `square`: with margins where it is none; `whole`: as it is, the longer side of a size, not enlarged. */
export type PictureShape = 'square' | 'whole';

/** SVG without text, letters and pictures over it: one PNG. */
export type Layers = {
  svg: string;
  labels: readonly Label[];
  pictures: readonly { bytes: Uint8Array; left: number; top: number; size: number }[];
};

/** The reason why an upload gave no squares. */
export type PictureFault = 'no-picture' | 'too-many-pixels';

/** `width` and `height` are those of the largest one. */
export type Squares = {
  images: ReadonlyMap<number, Uint8Array>;
  pixels: number;
  width: number;
  height: number;
};
export type PictureAnswer = Squares | { fault: PictureFault } | { png: Uint8Array };

/** 25 megapixels; a phone's photo has 12, and takes 50 MB to decode. */
export const MAX_PIXELS = 25_000_000;
