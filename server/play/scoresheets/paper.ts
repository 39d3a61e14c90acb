import { createRequire } from 'node:module';

// The fonts come with the program: names of any European alphabet print, and alike everywhere.
const fontFile = createRequire(import.meta.url).resolve;
const REGULAR = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const BOLD = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

export const INK = '#0e1613';
export const QUIET = '#6b7772';
export const FAINT = '#b9c3be';
export const GREEN = '#0b6b3a';
const TINT = '#eef3f0';

export type Area = { x: number; y: number; width: number; height: number };
export type TextStyle = {
  /** In points. */
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right';
};

/** A4 across, in points; the origin is at the top left. */
export const PAGE = { width: 841.89, height: 595.28, margin: 18 } as const;

export type PaperForm = {
  size?: 'A4' | 'A3';
  layout?: 'landscape' | 'portrait';
  /** A drawing for A4 is enlarged to fill the sheet. */
  isEnlarged?: boolean;
};

/** The sides of A3 are so much longer than those of A4. */
const A3_SCALE = Math.SQRT2;

/** One line, as large as fits: a text that is too long is set smaller, and cut at last. */
function textOn(doc: PDFKit.PDFDocument) {
  return function text(value: string | number, area: Area, style: TextStyle = {}) {
    const { size = 6, bold = false, color = INK, align = 'left' } = style;
    let line = String(value);
    if (line === '') return;
    doc.font(bold ? 'bold' : 'regular').fontSize(size);
    let width = doc.widthOfString(line);
    if (width > area.width) {
      const smaller = Math.max(size * 0.75, (size * area.width) / width);
      doc.fontSize(smaller);
      while (line.length > 1 && doc.widthOfString(line) > area.width) {
        line = `${line.replace(/…$/, '').slice(0, -1)}…`;
      }
      width = doc.widthOfString(line);
    }
    const shift = { left: 0, center: (area.width - width) / 2, right: area.width - width }[align];
    const height = doc.currentLineHeight();
    doc.fillColor(color);
    doc.text(line, area.x + shift, area.y + (area.height - height) / 2, { lineBreak: false });
  };
}

/** Draws with few strokes what forms are made of. */
export async function openPaper(
  title: string,
  { size = 'A4', layout = 'landscape', isEnlarged = false }: PaperForm = {},
) {
  // Loaded with the first sheet: 12 MB that a server without one does without.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size,
    layout,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Wavu' },
  });
  doc.registerFont('regular', REGULAR);
  doc.registerFont('bold', BOLD);

  const text = textOn(doc);

  return {
    doc,
    addPage() {
      doc.addPage();
      if (isEnlarged && size === 'A3') doc.scale(A3_SCALE);
    },
    text,
    frame(area: Area, color: string = FAINT, width = 0.5) {
      doc.lineWidth(width).strokeColor(color);
      doc.rect(area.x, area.y, area.width, area.height).stroke();
    },
    fill(area: Area, color: string = TINT) {
      doc.fillColor(color).rect(area.x, area.y, area.width, area.height).fill();
    },
    line(x1: number, y1: number, x2: number, y2: number, color: string = FAINT, width = 0.5) {
      doc.lineWidth(width).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
    },
    circle({ x, y, width, height }: Area, color: string = INK) {
      const radius = Math.min(width, height) / 2 - 0.3;
      doc.lineWidth(0.6).strokeColor(color);
      doc.circle(x + width / 2, y + height / 2, radius).stroke();
    },
    /** A heading of a block: green, with its rule. */
    heading(value: string, area: Area) {
      text(value, area, { size: 7, bold: true, color: GREEN });
      const foot = area.y + area.height;
      doc.lineWidth(0.8).strokeColor(GREEN);
      doc
        .moveTo(area.x, foot)
        .lineTo(area.x + area.width, foot)
        .stroke();
    },
    /** Lines that wrap; what does not fit in the area ends in three dots. */
    paragraph(value: string, area: Area, size = 6) {
      doc.font('regular').fontSize(size).fillColor(INK);
      const { x, y, width, height } = area;
      doc.text(value, x, y, { width, height, ellipsis: true, lineGap: 0.5 });
    },
    /** Strokes in a field of 300 by 100, fitted into the area. */
    strokes(path: string, { x, y, width, height }: Area) {
      const scale = Math.min(width / 300, height / 100);
      doc.save().translate(x, y).scale(scale);
      doc.lineWidth(3).strokeColor(INK).path(path).stroke().restore();
    },
  };
}

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** The finished document. */
export function closePaper({ doc }: Paper): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    doc.on('data', (part: Uint8Array) => void parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
