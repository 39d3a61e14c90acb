/**
 * A second count of a `.dvw`, line by line from its text, by the definitions that openvolley publishes for
 * its R packages `datavolley` and `volleyreport` (docs/statistics.md). It shares no code with the program and
 * keeps the words of those packages for what a mark means.
 */

type Row = {
  team: string;
  player: string;
  skill: string;
  evaluation: string;
  set: string;
  rally: number;
  attackPhase: string;
  startZone: string;
  endZone: string;
  homeSetter: string;
  awaySetter: string;
};

const EVALUATIONS: Record<string, string> = {
  'S=': 'Error',
  'S/': 'Positive, no attack',
  'S-': 'Negative, opponent free attack',
  'S+': 'Positive, opponent some attack',
  'S#': 'Ace',
  'S!': 'OK, no first tempo possible',
  'R=': 'Error',
  'R/': 'Poor, no attack',
  'R-': 'Negative, limited attack',
  'R+': 'Positive, attack',
  'R#': 'Perfect pass',
  'R!': 'OK, no first tempo possible',
  'A=': 'Error',
  'A/': 'Blocked',
  'A-': 'Poor, easily dug',
  'A!': 'Blocked for reattack',
  'A+': 'Positive, good attack',
  'A#': 'Winning attack',
  'B=': 'Error',
  'B/': 'Invasion',
  'B-': 'Poor, opposition to replay',
  'B+': 'Positive, block touch',
  'B#': 'Winning block',
  'B!': 'Poor, opposition to replay',
  'D=': 'Error',
  'D/': 'Ball directly back over net',
  'D-': 'No structured attack possible',
  'D#': 'Perfect dig',
  'D+': 'Good dig',
  'D!': 'OK, no first tempo possible',
  'E=': 'Error',
  'E-': 'Poor',
  'E/': 'Poor',
  'E+': 'Positive',
  'E#': 'Perfect',
  'E!': 'OK',
  'F=': 'Error',
  'F/': 'Poor',
  'F!': 'OK, no first tempo possible',
  'F-': 'OK, only high set possible',
  'F+': 'Good',
  'F#': 'Perfect',
};

export type DvwRow = Row & { winner: string; server: string };

/** One row for each touch, with the winner and the serving team of its rally; rallies without a winner are left out. */
export function rowsOf(text: string): DvwRow[] {
  const lines = text
    .slice(text.indexOf('[3SCOUT]'))
    .split(/\r\n|\r|\n/)
    .slice(1);
  const rows: DvwRow[] = [];
  let open: Row[] = [];
  let rally = 0;
  let lastWinner = '';
  for (const line of lines) {
    const fields = line.split(';');
    const code = fields[0]!;
    const team = code.charAt(0);
    if (/>LUp/i.test(code)) open = [];
    else if (/^[*a]p\d/.test(code)) {
      rally += 1;
      const server = open.find(({ skill }) => skill === 'S')?.team ?? lastWinner;
      rows.push(...open.map((row) => ({ ...row, winner: team, server })));
      open = [];
      lastWinner = team;
    } else if (/^[*a](?:\d\d|~.|\$\$)[SRAEBDF][A-Z][#+!\-/=]/.test(code)) {
      open.push({
        team,
        player: code.slice(1, 3),
        skill: code.charAt(3),
        evaluation: EVALUATIONS[code.charAt(3) + code.charAt(5)]!,
        set: fields[8]!,
        rally,
        attackPhase: fields[2] ?? '',
        startZone: code.charAt(9),
        endZone: code.charAt(10),
        homeSetter: fields[9] ?? '',
        awaySetter: fields[10] ?? '',
      });
    }
  }
  return rows;
}

/** Touches of one skill by `start_zone` or `end_zone`: the zone, all of them, and those with one of the evaluations. */
export function heatmapOf(
  rows: readonly DvwRow[],
  skill: string,
  zone: 'startZone' | 'endZone',
  good: readonly string[],
): [zone: number, total: number, good: number][] {
  const own = rows.filter((row) => row.skill === skill);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
    const here = own.filter((row) => row[zone] === String(number));
    return [number, here.length, here.filter(({ evaluation }) => good.includes(evaluation)).length];
  });
}

/** The figures of `vr_points`, `vr_serve`, `vr_reception`, `vr_attack`, `vr_block` for rows of one team or player. */
export function reportOf(rows: readonly DvwRow[]) {
  const count = (skill: string, ...evaluations: string[]) =>
    rows.filter((row) => {
      return (
        row.skill === skill && (evaluations.length === 0 || evaluations.includes(row.evaluation))
      );
    }).length;
  const won = (row: DvwRow) => ['Ace', 'Winning attack', 'Winning block'].includes(row.evaluation);
  const lost = ({ skill, evaluation }: DvwRow) =>
    ('SRA'.includes(skill) && evaluation === 'Error') ||
    (skill === 'A' && evaluation === 'Blocked');
  const points = rows.filter(won).length;
  return {
    points,
    breakPoints: rows.filter((row) => won(row) && row.server === row.team).length,
    balance: points - rows.filter(lost).length,
    serve: { total: count('S'), aces: count('S', 'Ace'), errors: count('S', 'Error') },
    reception: {
      total: count('R'),
      perfect: count('R', 'Perfect pass'),
      positive: count('R', 'Positive, attack'),
      errors: count('R', 'Error'),
      overpassed: count('R', 'Poor, no attack'),
    },
    attack: {
      total: count('A'),
      kills: count('A', 'Winning attack'),
      errors: count('A', 'Error'),
      blocked: count('A', 'Blocked'),
    },
    block: {
      total: count('B'),
      points: count('B', 'Winning block'),
      touched: count('B', 'Positive, block touch'),
      errors: count('B', 'Error', 'Invasion'),
    },
    dig: {
      total: count('D'),
      good: count('D', 'Perfect dig', 'Good dig'),
      errors: count('D', 'Error'),
    },
    set: {
      total: count('E'),
      good: count('E', 'Perfect', 'Positive'),
      errors: count('E', 'Error'),
    },
    freeball: { total: count('F'), errors: count('F', 'Error') },
  };
}

/** `attack_eff`, `reception_eff` and the kill and positive shares as `volleyreport` prints them. */
export function sharesOf(rows: readonly DvwRow[]) {
  const attacks = rows.filter(({ skill }) => skill === 'A').map(({ evaluation }) => evaluation);
  const passes = rows.filter(({ skill }) => skill === 'R').map(({ evaluation }) => evaluation);
  const number = (of: string[], pattern: RegExp) => of.filter((it) => pattern.test(it)).length;
  const share = (count: number, of: string[]) => (of.length === 0 ? null : count / of.length);
  return {
    kill: share(number(attacks, /^Winning attack$/), attacks),
    attack: share(
      number(attacks, /^Winning attack$/) - number(attacks, /^(Error|Blocked)$/),
      attacks,
    ),
    positive: share(number(passes, /^(Perfect pass|Positive, attack)$/), passes),
    perfect: share(number(passes, /^Perfect pass$/), passes),
    reception: share(
      number(passes, /^(Perfect|Positive)/) - number(passes, /^(Error|Poor)/),
      passes,
    ),
  };
}
