import type { Side } from '../../side.ts';

export const SKILLS = ['serve', 'reception', 'set', 'attack', 'block', 'dig', 'freeball'] as const;
export type Skill = (typeof SKILLS)[number];

/**
 * The quality of a touch: `#` is best, `=` an error. The others depend on the skill (`docs/statistics.md`).
 */
export type Mark = '#' | '+' | '!' | '-' | '/' | '=';

/** A ninth of a court: 1, 6, 5 along the end line, 9, 8, 7 in the middle, 2, 3, 4 at the net. */
export type Zone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One touch of the ball. `player` is null where the scout did not see who it was. */
export type Touch = {
  side: Side;
  player: number | null;
  skill: Skill;
  mark: Mark;
  from: Zone | null;
  to: Zone | null;
};

const SKILL_LETTERS: Record<string, Skill> = {
  S: 'serve',
  R: 'reception',
  E: 'set',
  A: 'attack',
  B: 'block',
  D: 'dig',
  F: 'freeball',
};

/**
 * The code of one touch: team, shirt number, skill, kind of ball and mark; then what is known of it:
 * combination (2), target of the set (1), zone where it began, zone where it ended, and more that no
 * statistic reads.
 */
export const TOUCH_CODE = /^([*a])(\d\d|\$\$|~.)([SREABDF])[A-Z]([#+!/=-])([!-~]{0,30})$/;
const FROM_AT = 3;
const TO_AT = 4;

/** Null for a text that is no code of a touch. */
export function readTouch(code: string): Touch | null {
  const parts = TOUCH_CODE.exec(code);
  if (parts === null) return null;
  const [, team, player, letter, mark, more] = parts;
  return {
    side: team === '*' ? 'team1' : 'team2',
    player: /^\d/.test(player!) ? Number(player) : null,
    skill: SKILL_LETTERS[letter!]!,
    mark: mark as Mark,
    from: zoneOf(more![FROM_AT]),
    to: zoneOf(more![TO_AT]),
  };
}

/** The kind of ball is not asked for: a float serve, a high ball. */
const FLAT: ReadonlySet<Skill> = new Set(['serve', 'reception']);

/** The code of a touch, as `readTouch` reads it. */
export function writeTouch({ side, player, skill, mark, from, to }: Touch): string {
  const [letter] = Object.entries(SKILL_LETTERS).find(([, name]) => name === skill)!;
  const shirt = player === null ? '$$' : String(player).padStart(2, '0');
  const head = `${side === 'team1' ? '*' : 'a'}${shirt}${letter}${FLAT.has(skill) ? 'M' : 'H'}${mark}`;
  return from === null && to === null ? head : `${head}~~~${from ?? '~'}${to ?? '~'}`;
}

function zoneOf(sign: string | undefined): Zone | null {
  return sign !== undefined && /[1-9]/.test(sign) ? (Number(sign) as Zone) : null;
}
