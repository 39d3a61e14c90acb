import type { LiveScore } from '#contract/matches/live.ts';

/** Comes on demand, on pages of a match with line-ups. */

/**
 * Players who came and went, the turn of a team that regained the serve, and their names.
 *
 * @param served who served before the line: 1, 2, or 0 for unknown
 */
export function followCourt(known: Element, { c = [], serve }: LiveScore, served: number): void {
  moveOnCourt(known, c);
  if (served > 0 && serve > 0 && served !== serve) rotate(known, serve);
  nameShirts(known);
}

function shirtsOf(known: Element, side: number | undefined): Element[] {
  return [...known.querySelectorAll(`[data-c="${side}"] .no`)];
}

/** By threes: team, shirt that left, shirt that came. */
function moveOnCourt(known: Element, [side, out, came, ...others]: readonly number[]): void {
  if (side === undefined) return;
  const shirt = shirtsOf(known, side).find(({ textContent }) => Number(textContent) === out);
  if (shirt) shirt.textContent = String(came);
  moveOnCourt(known, others);
}

/** A team that regains the serve turns one place clockwise: position 2 becomes 1, and 1 becomes 6. */
function rotate(known: Element, side: number): void {
  const shirts = shirtsOf(known, side);
  const numbers = shirts.map((shirt) => shirt.textContent);
  for (const [at, shirt] of shirts.entries()) {
    shirt.textContent = numbers[(at + 1) % numbers.length] ?? '';
  }
}

/** The name under each shirt on the court, of those that the page knows. */
export function nameShirts(known: Element): void {
  for (const team of known.querySelectorAll<SVGElement>('[data-names]')) {
    const names = new Map(
      team.dataset.names?.split('|').map((item) => [Number.parseInt(item, 10), item]),
    );
    for (const shirt of team.querySelectorAll('.no')) {
      const name = names.get(Number(shirt.textContent)) ?? '';
      if (shirt.nextSibling) shirt.nextSibling.textContent = name.replace(/^\d+ /, '');
    }
  }
}
