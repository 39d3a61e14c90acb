import { crc32 } from 'node:zlib';

const NUMBER_FORMATS = { general: 0, date: 14, time: 20, moment: 22, long: 165 } as const;
type Format = keyof typeof NUMBER_FORMATS;
const FORMATS = Object.keys(NUMBER_FORMATS) as Format[];

/** A cell as a spreadsheet writes it. */
export type Cell = (address: string) => string;

export const text =
  (value: string): Cell =>
  (address) =>
    `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

export const number =
  (value: number | string, format: Format = 'general', formula = ''): Cell =>
  (address) =>
    `<c r="${address}" s="${FORMATS.indexOf(format)}">${formula}<v>${value}</v></c>`;

/** `type`: `str` for text that a formula gave, `e` for its error, `b` for true or false. */
export const typed =
  (type: 'str' | 'e' | 'b', value: string | undefined, formula = ''): Cell =>
  (address) => {
    const xml = value === undefined ? '' : `<v>${value}</v>`;
    return `<c r="${address}" t="${type}"><f>${formula}</f>${xml}</c>`;
  };

/** A workbook of one sheet, in the parts of the format that a reader needs. */
export function workbook(rows: readonly (readonly Cell[])[], { date1904 = false } = {}): Buffer {
  const sheet = rows.map((cells, row) => {
    const xml = cells.map((cell, at) => cell(`${String.fromCharCode(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${xml.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const styles = FORMATS.map((format) => `<xf numFmtId="${NUMBER_FORMATS[format]}"/>`);
  const epoch = date1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>';
  const part = (name: string, inner: string) => `<?xml version="1.0"?><${name}${inner}`;
  return zipOf({
    '[Content_Types].xml': part('Types', ` xmlns="${types}"></Types>`),
    '_rels/.rels': part(
      'Relationships',
      ` xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      'workbook',
      ` xmlns="${main}" xmlns:r="${office}">${epoch}<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      'Relationships',
      ` xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': part(
      'styleSheet',
      ` xmlns="${main}"><numFmts count="1"><numFmt numFmtId="165" formatCode="dddd, d mmmm yyyy"/></numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      'worksheet',
      ` xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
  });
}

/** Files as they are, not made smaller. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const path = Buffer.from(name);
    const bytes = Buffer.from(content);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      facts,
      Buffer.from([path.length, 0, 0, 0]),
      path,
      bytes,
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt16LE(path.length, 0);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, offset, path]));
    parts.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end]);
}
