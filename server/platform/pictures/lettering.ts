import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

// The fonts come with the program: a server may have none, and pictures look alike everywhere.
const fontFile = createRequire(import.meta.url).resolve;
const FONTS = {
  bold: { name: 'DejaVu Sans Bold', file: fontFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf') },
  narrow: {
    name: 'DejaVu Sans Condensed Bold',
    file: fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  },
} as const;

export type Label = {
  text: string;
  /** The middle of the text; its beginning with `isLeft`. */
  x: number;
  isLeft?: boolean;
  y: number;
  /** In pixels. */
  size: number;
  color: string;
  font?: keyof typeof FONTS;
  /** Breaks into lines here; one line where it is missing. */
  width?: number;
  /** The letters become smaller where the line would be wider than this. */
  fit?: number;
  mostLetters?: number;
};

/** A line of text as a picture to lay over another; undefined where there is nothing to read. */
export async function letter(label: Label): Promise<OverlayOptions | undefined> {
  const text = shortened(label.text.trim(), label.mostLetters ?? 60);
  if (text === '') return undefined;
  let { size } = label;
  let drawn = await drawText(label, text, size);
  // Widths of letters are whole pixels: they do not shrink quite as their size does.
  while (label.fit !== undefined && drawn.info.width > label.fit) {
    size = Math.min(size - 1, Math.floor((size * label.fit) / drawn.info.width));
    drawn = await drawText(label, text, size);
  }
  const { data, info } = drawn;
  const left = Math.round(label.isLeft ? label.x : label.x - info.width / 2);
  const top = Math.round(label.y - info.height / 2);
  return { input: data, left: Math.max(0, left), top: Math.max(0, top) };
}

async function drawText(label: Label, text: string, size: number) {
  const font = FONTS[label.font ?? 'bold'];
  return sharp({
    text: {
      text: `<span foreground="${label.color}">${inMarkup(text)}</span>`,
      font: `${font.name} ${size}`,
      fontfile: font.file,
      rgba: true,
      dpi: 72,
      align: 'centre',
      ...(label.width ? { width: label.width } : {}),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** Pango reads a markup of its own; control characters are not allowed in it. */
function inMarkup(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
}
