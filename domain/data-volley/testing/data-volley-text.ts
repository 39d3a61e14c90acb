import type { RallyLog, RallyLogSet } from '../../volleyball/testing/rally-log.ts';

type Letter = 'A' | 'B';
type Lineups = { A: readonly number[]; B: readonly number[] };

const SIGN: Record<Letter, string> = { A: '*', B: 'a' };

/**
 * A real match as the text of a `.dvw` in its documented form, with what an import reads of it. The
 * touches are one serve a rally; the positions stand behind every line, as DataVolley writes them.
 */
export function dataVolleyText(data: RallyLog): string {
  const sets = Array.from({ length: 5 }, (_, index) => {
    const final = data.sets[index]?.final;
    return final === undefined ? 'True;;;;;25;' : `True;;;;${final[0]}-${final[1]};25;`;
  });
  return [
    '[3DATAVOLLEYSCOUT]',
    'FILEFORMAT: 2.0',
    '[3MATCH]',
    '10/01/2026;16.00.00;2025/2026;League;;;;;;1;Z;0;',
    '[3TEAMS]',
    `1;Home;${data.official.setsWon[0]};;;0;`,
    `2;Away;${data.official.setsWon[1]};;;0;`,
    '[3SET]',
    ...sets,
    '[3PLAYERS-H]',
    ...players(data, 'A'),
    '[3PLAYERS-V]',
    ...players(data, 'B'),
    '[3SCOUT]',
    ...data.sets.flatMap(scouting),
    '',
  ].join('\r\n');
}

function players(data: RallyLog, letter: Letter): string[] {
  const liberos = data.liberos?.[letter] ?? [];
  const seen = data.sets.flatMap((set) => [
    ...(set.startLineup?.[letter] ?? []),
    ...(set.events ?? []).flatMap((event) => (event.team === letter ? [event.in!] : [])),
  ]);
  const numbers = [...new Set([...seen, ...liberos])].filter((shirt) => shirt !== undefined);
  return numbers.map((shirt, index) => {
    const role = liberos.includes(shirt) ? 'L' : '';
    return `${letter === 'A' ? 0 : 1};${shirt};${index + 1};;;;;;id;Name;Name;;${role};;False;;;`;
  });
}

function scouting(set: RallyLogSet): string[] {
  const score = { A: 0, B: 0 };
  let winner = set.startServer;
  let courts: Lineups = set.startLineup!;
  let isKnown = true;
  const line = (code: string) => {
    const behind = isKnown ? `${courts.A.join(';')};${courts.B.join(';')};` : '';
    return `${code};;;;;;;16.00.00;${set.no};1;1;1;1;;${behind}`;
  };
  const lines = [line('*P01>LUp'), line('*z1>LUp'), line('aP01>LUp'), line('az1>LUp')];
  for (let played = 0; played <= set.rallies.length; played += 1) {
    for (const event of set.events ?? []) {
      if (event.after !== played) continue;
      if (event.type === 'timeout') lines.push(line(`${SIGN[event.team]}T`));
      else lines.push(line(`${SIGN[event.team]}c${two(event.out!)}:${two(event.in!)}`));
    }
    const rally = set.rallies[played];
    if (rally === undefined) continue;
    isKnown = rally.l !== undefined;
    courts = rally.l ?? courts;
    const serving = rally.s ?? winner;
    const server = rally.sn ?? courts[serving][0]!;
    lines.push(line(`${SIGN[serving]}${two(server)}SM-~~~15B`));
    score[rally.w] += 1;
    winner = rally.w;
    lines.push(line(`${SIGN[rally.w]}p${two(score.A)}:${two(score.B)}`));
  }
  return [...lines, `**${set.no}set;;;;;;;16.00.00;${set.no};;;;;;;;;;;;;;;;;;`];
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
