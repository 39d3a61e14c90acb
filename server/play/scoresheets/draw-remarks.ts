import type { DecisionLine } from '#domain/volleyball/scoresheet/decision-lines.ts';
import type { Area, Paper } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

/** Remarks, protests, lots, decisions of officials, and sanctions beyond the lines of their block. */
export function drawRemarks(
  paper: Paper,
  { sheet, signatures }: SheetFacts,
  words: SheetWords,
  area: Area,
  sanctionLines: number,
) {
  paper.heading(words.remarks, { ...area, height: 9 });
  const prefix = { remark: '', protest: `${words.protest}: `, lot: `${words.lot}: ` };
  const notes = sheet.notes.map(({ kind, text }) => `${prefix[kind]}${text}`);
  const decided = sheet.decisions.map((line) => decisionText(line, words));
  const protests = signatures
    .filter(({ protest }) => protest)
    .map(({ role }) => `${words.roles[role]}: ${words.underProtest}`);
  const more = sheet.sanctions
    .filter(({ column }) => column !== 'X')
    .slice(sanctionLines)
    .map(({ team, column, person, set, score }) => {
      const sanctioned = `${team === 'team1' ? 'A' : 'B'} ${person} ${column}`;
      return `${sanctioned}, ${words.set} ${set}, ${score.own}:${score.other}`;
    });
  const text = [...notes, ...protests, ...decided, ...more].join('\n');
  if (text === '') return;
  const body = { ...area, y: area.y + 12, height: area.height - 12 };
  paper.paragraph(text, body, text.length > 900 ? 5 : 6);
}

/** `Allowed by the referee B 17 out, 11 in libero (no rally between two replacements), Set 1, 9:7: reason` */
export function decisionText(line: DecisionLine, words: SheetWords): string {
  const { kind, set, score, team, points, player, replacedBy, reason } = line;
  const letter = team === null ? '' : ` ${team === 'team1' ? 'A' : 'B'}`;
  const change = points === null ? '' : ` ${points > 0 ? '+' : ''}${points}`;
  const subject =
    player === null ? '' : ` ${replacedBy === null ? player : words.replaced(player, replacedBy)}`;
  const place = `${words.set} ${set}, ${score.team1}:${score.team2}`;
  const parts = partsOf(line, words);
  const remark = `${words.decisions[kind]}${letter}${change}${subject}${parts}, ${place}`;
  return reason === null ? remark : `${remark}: ${reason}`;
}

/** The entry that stood and the rule against it; of a challenge the answer. */
function partsOf({ entry, breaches, challenge }: DecisionLine, words: SheetWords): string {
  const { entries, breaches: rules, outcomes, effects } = words.remarkParts;
  const name = entry === null ? undefined : entries[entry];
  const broken = breaches.map((breach) => rules[breach]).join('; ');
  const answer =
    challenge === null
      ? ''
      : [outcomes[challenge.outcome], effects[challenge.effect]].filter(Boolean).join(', ');
  return `${name ? ` ${name}` : ''}${answer && `: ${answer}`}${broken && ` (${broken})`}`;
}
