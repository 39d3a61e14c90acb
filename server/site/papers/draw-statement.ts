import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import {
  type Area,
  closePaper,
  openPaper,
  type Paper,
  QUIET,
  type TextStyle,
} from '#server/play/scoresheets/paper.ts';
import { framePage, pageOf } from './frame-page.ts';
import type { StatementFacts, StatementRow } from './paper-facts.ts';
import { WORDS } from './words.ts';

const ROW = 19;
/** Shares of the width; amounts stand at the right of theirs. */
const COLUMNS = [
  ['day', 0.12],
  ['what', 0.4],
  ['dueOn', 0.12],
  ['receipt', 0.1],
  ['amount', 0.13],
  ['balance', 0.13],
] as const;
type Cells = Record<(typeof COLUMNS)[number][0], string>;

/** The statement of one club: charges and payments by day, and what is left to pay. */
export async function drawStatement(
  facts: StatementFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'portrait';
  const page = pageOf(size, layout);
  const { body } = page;
  const title = `${words.titles.statement}: ${facts.subject}, ${facts.league}`;
  const paper = await openPaper(title, { size, layout });
  const sheets = sheetsOf(facts.lines, Math.floor(body.height / ROW) - 4);
  for (const [index, lines] of sheets.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of: sheets.length });
    let area = { ...body, height: ROW };
    const next = () => {
      area = { ...area, y: area.y + ROW };
    };
    drawRow(paper, area, words.ledger.columns, { size: 7.5, color: QUIET });
    next();
    for (const line of lines) {
      drawRow(paper, area, cellsOf(line), { size: 8.5 });
      next();
      paper.line(body.x, area.y, body.x + body.width, area.y);
    }
    if (index < sheets.length - 1) continue;
    const balance = facts.lines.at(-1)?.balance ?? 0;
    const total = balance < 0 ? words.ledger.credit : words.ledger.balance;
    const bold = { size: 10, bold: true, align: 'right' } as const;
    paper.text(`${total}: ${shillings(Math.abs(balance))}`, { ...area, y: area.y + 8 }, bold);
    next();
    if (facts.overdue > 0) {
      const late = `${words.ledger.overdue}: ${shillings(facts.overdue)}`;
      paper.text(late, { ...area, y: area.y + 8 }, { ...bold, size: 9 });
    }
  }
  return closePaper(paper);
}

/** At least one sheet, also without a line. */
export function sheetsOf(lines: readonly StatementRow[], most: number): StatementRow[][] {
  const count = Math.max(1, Math.ceil(lines.length / most));
  return Array.from({ length: count }, (_, at) => lines.slice(at * most, (at + 1) * most));
}

function cellsOf({ day, what, dueOn, receipt, amount, balance }: StatementRow): Cells {
  return {
    day,
    what,
    dueOn: dueOn ?? '',
    receipt,
    amount: shillings(amount),
    balance: shillings(balance),
  };
}

/** `TZS 1,250,000`. */
function shillings(amount: number): string {
  return `TZS ${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

function drawRow(paper: Paper, area: Area, cells: Cells, style: TextStyle) {
  let { x } = area;
  for (const [name, share] of COLUMNS) {
    const width = area.width * share;
    const align = name === 'amount' || name === 'balance' ? 'right' : 'left';
    paper.text(cells[name], { ...area, x, width: width - 5 }, { ...style, align });
    x += width;
  }
}
