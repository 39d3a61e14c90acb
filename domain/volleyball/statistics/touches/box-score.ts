import { SIDES, type Side } from '../../side.ts';
import { type BoxLine, countTouch, emptyLine } from './box-line.ts';
import type { ScoutedRally } from './scouted-rallies.ts';

/** One team: all its touches, those of each set, and those of each shirt in order of the numbers. */
export type TeamBox = {
  team: BoxLine;
  sets: { set: number; line: BoxLine }[];
  /** `sets`: in how many the shirt touched the ball. */
  players: { shirt: number; sets: number; line: BoxLine }[];
};

/**
 * Touches of players whom the scout did not know count for the team alone. Null without any touch.
 */
export function boxScore(rallies: readonly ScoutedRally[]): Record<Side, TeamBox> | null {
  if (rallies.length === 0) return null;
  return Object.fromEntries(SIDES.map((side) => [side, teamBox(rallies, side)])) as Record<
    Side,
    TeamBox
  >;
}

function teamBox(rallies: readonly ScoutedRally[], side: Side): TeamBox {
  const team = emptyLine();
  const sets = new Map<number, BoxLine>();
  const players = new Map<number, { sets: Set<number>; line: BoxLine }>();
  for (const { set, served, touches } of rallies) {
    const setLine = sets.get(set) ?? emptyLine();
    sets.set(set, setLine);
    for (const { skill, mark, player } of touches.filter((touch) => touch.side === side)) {
      const lines = [team, setLine];
      if (player !== null) {
        const own = players.get(player) ?? { sets: new Set(), line: emptyLine() };
        players.set(player, own);
        own.sets.add(set);
        lines.push(own.line);
      }
      for (const line of lines) countTouch(line, skill, mark, served === side);
    }
  }
  return {
    team,
    sets: [...sets].map(([set, line]) => ({ set, line })),
    players: [...players]
      .map(([shirt, own]) => ({ shirt, sets: own.sets.size, line: own.line }))
      .sort((a, b) => a.shirt - b.shirt),
  };
}
