import { columnOf, firstWorksheet } from './first-worksheet.ts';

/** The values of a cell whose formula nobody has worked out. */
const NO_RESULT = '#FORMULA!';
const FAULT = /^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FORMULA!)$/;

/** Whether a text is what a spreadsheet shows where a formula has no result. */
export function isFormulaFault(text: string): boolean {
  return FAULT.test(text);
}

/** A cell counted from 0, and what it shows. */
export type FormulaFault = { row: number; cell: number; text: string };

/**
 * The cells of the first sheet whose formulas have no result. The library reads them as empty, and
 * an empty cell says nothing: a score would be lost in silence.
 */
export function formulaFaults(workbook: Buffer, mostBytes: number): FormulaFault[] {
  const sheet = firstWorksheet(workbook, mostBytes);
  const faults: FormulaFault[] = [];
  for (const [, facts = '', inner = ''] of sheet.matchAll(/<c\b([^>]*[^>/])>(.*?)<\/c>/gs)) {
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
    const isError = /\bt="e"/.test(facts);
    const isUnknown = value === undefined && /<f[\s>/]/.test(inner) && !/<v\s*\/>/.test(inner);
    const place = /\br="([A-Z]{1,3})(\d{1,7})"/.exec(facts);
    if (place === null || !(isError || isUnknown)) continue;
    const text = value !== undefined && isFormulaFault(value) ? value : NO_RESULT;
    faults.push({ row: Number(place[2]) - 1, cell: columnOf(place[1]!), text });
  }
  return faults;
}
