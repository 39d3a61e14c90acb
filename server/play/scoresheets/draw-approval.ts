import { SIGNING_ROLES } from '#domain/volleyball/events.ts';
import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const COLUMNS = 2;

/** Everybody who signs, with name and signature; the other officials by name below. */
export function drawApproval(paper: Paper, facts: SheetFacts, words: SheetWords, area: Area) {
  paper.heading(words.approval, { ...area, height: 9 });
  const width = area.width / COLUMNS;
  const rows = Math.ceil(SIGNING_ROLES.length / COLUMNS);
  const height = (area.height - 20) / rows;
  for (const [index, role] of SIGNING_ROLES.entries()) {
    const column = index % COLUMNS;
    const x = area.x + column * width;
    const y = area.y + 10 + Math.floor(index / COLUMNS) * height;
    const signed = facts.sheet.signatures.find((signature) => signature.role === role);
    const official = facts.officials.find((candidate) => candidate.duty === role);
    const name = signed?.name ?? official?.name ?? '';
    paper.text(
      words.roles[role],
      { x, y, width: width - 6, height: 6 },
      { size: 4.5, color: QUIET },
    );
    const half = width * 0.5;
    paper.text(name, { x, y: y + 6, width: half, height: height - 7 }, { size: 5.5 });
    const drawing = facts.drawings.get(role);
    const field = { x: x + half, y: y + 1, width: half - 6, height: height - 2 };
    if (drawing !== undefined) paper.strokes(drawing, field);
    else if (signed !== undefined) paper.text('✓', field, { size: 7, align: 'right' });
    paper.line(x, y + height, x + width - 4, y + height);
  }
  const others = facts.officials.filter(({ duty }) => !SIGNING_ROLES.some((role) => role === duty));
  const text = others.map(({ duty, name }) => `${words.duties[duty]}: ${name}`).join(' · ');
  const foot = { ...area, y: area.y + area.height - 9, height: 9 };
  paper.text(text, foot, { size: 5, color: QUIET });
}
