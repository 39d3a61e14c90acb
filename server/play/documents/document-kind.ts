import { unzipSync } from 'fflate';
import type { DocumentKind } from '#contract/documents/league-document.ts';

const PDF = '%PDF-';
const ZIP = 'PK\u0003\u0004';

/** The files without which a zip is none of these. */
const MAIN_PARTS = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
] as const;

/** The kind of a file, by its bytes and not by its name; undefined for others, and with macros in it. */
export function findDocumentKind(bytes: Uint8Array): DocumentKind | undefined {
  const start = Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1');
  if (start === PDF) return 'pdf';
  if (!start.startsWith(ZIP)) return undefined;
  const names = namesInZip(bytes);
  if (names.some((name) => /vbaProject|\.bin$/i.test(name))) return undefined;
  return MAIN_PARTS.find(([part]) => names.includes(part))?.[1];
}

/** Reads the list of names alone: nothing is unpacked. */
function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name }) {
        names.push(name);
        return false;
      },
    });
  } catch {
    return [];
  }
  return names;
}
