import sharp from 'sharp';
import { letter } from './lettering.ts';
import type { Layers } from './tasks.ts';

/** A PNG of few colours. */
export async function drawLayers({ svg, labels, pictures }: Layers): Promise<Uint8Array> {
  const letters = await Promise.all(labels.map(letter));
  const logos = await Promise.all(
    pictures.map(async ({ bytes, left, top, size }) => ({
      left,
      top,
      input: await sharp(bytes)
        .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer(),
    })),
  );
  const bytes = await sharp(Buffer.from(svg))
    .composite([...logos, ...letters.filter((it) => it !== undefined)])
    .png({ palette: true, colours: 96, effort: 7 })
    .toBuffer();
  return new Uint8Array(bytes);
}
