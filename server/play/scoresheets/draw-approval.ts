import type { Signature } from '#contract/matches/signature.ts';
import { SIGNING_ROLES, type SigningRole } from '#domain/volleyball/events.ts';
import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const COLUMNS = 2;

/** Everybody who signs, with name and signature; the other officials and the seal of the log below. */
export function drawApproval(paper: Paper, facts: SheetFacts, words: SheetWords, area: Area) {
  paper.heading(words.approval, { ...area, height: 9 });
  const width = area.width / COLUMNS;
  const rows = Math.ceil(SIGNING_ROLES.length / COLUMNS);
  const height = (area.height - 26) / rows;
  for (const [index, role] of SIGNING_ROLES.entries()) {
    const column = index % COLUMNS;
    const x = area.x + column * width;
    const y = area.y + 10 + Math.floor(index / COLUMNS) * height;
    const signed = facts.signatures.find((it) => it.of === 'sheet' && it.role === role);
    const official = facts.officials.find((candidate) => candidate.duty === role);
    const name = signed?.name ?? official?.name ?? '';
    const label = signerLabel(role, signed, words);
    paper.text(label, { x, y, width: width - 6, height: 6 }, { size: 4.5, color: QUIET });
    const half = width * 0.5;
    paper.text(name, { x, y: y + 6, width: half, height: height - 7 }, { size: 5.5 });
    const drawing = signed?.drawing ?? undefined;
    const field = { x: x + half, y: y + 5, width: half - 6, height: height - 6 };
    if (drawing !== undefined) paper.strokes(drawing, field);
    else if (signed !== undefined) paper.text('✓', field, { size: 7, align: 'right' });
    paper.line(x, y + height, x + width - 4, y + height);
  }
  const others = facts.officials.filter(({ duty }) => !SIGNING_ROLES.some((role) => role === duty));
  const text = others.map(({ duty, name }) => `${words.duties[duty]}: ${name}`).join(' · ');
  const foot = { ...area, y: area.y + area.height - 15, height: 6 };
  paper.text(text, foot, { size: 5, color: QUIET });
  for (const [index, { line, isAlarm }] of sealLines(facts, words).entries()) {
    const row = { ...area, y: area.y + area.height - 8 + index * 5, height: 5 };
    paper.text(line, row, isAlarm ? { size: 5, bold: true } : { size: 4.2, color: QUIET });
  }
}

/** `Captain A · own account · signed under protest`: who signs, and how it was done. */
export function signerLabel(
  role: SigningRole,
  signed: Pick<Signature, 'manner' | 'protest'> | undefined,
  words: SheetWords,
): string {
  if (signed === undefined) return words.roles[role];
  const parts = [words.roles[role], words.manners[signed.manner]];
  return [...parts, ...(signed.protest ? [words.underProtest] : [])].join(' · ');
}

/** The seal that was signed last; and which signatures stand under another log than this one. */
export function sealLines(
  facts: Pick<SheetFacts, 'signatures' | 'seal' | 'isBlank'>,
  words: SheetWords,
): { line: string; isAlarm: boolean }[] {
  if (facts.isBlank) return [];
  const sealed = facts.signatures.filter(({ of, seal }) => of === 'sheet' && seal !== null);
  const signed = sealed.at(-1)?.seal ?? facts.seal;
  const changed = sealed.filter((it) => it.changed).map(({ role }) => words.roles[role]);
  const lines = [{ line: `${words.seal}: ${signed}`, isAlarm: false }];
  if (changed.length === 0) return lines;
  return [...lines, { line: words.changed(changed.join(', ')), isAlarm: true }];
}
