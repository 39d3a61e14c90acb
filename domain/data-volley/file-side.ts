import type { Side } from '../volleyball/side.ts';
import { otherSide } from '../volleyball/side.ts';

/** The two teams of a file by the sign that opens their lines. */
export const FILE_SIDES = { '*': 'home', a: 'away' } as const;
export type FileSide = (typeof FILE_SIDES)[keyof typeof FILE_SIDES];

/** The side that a team of the file has in our match, where `home` is the file's home team. */
export function sideInMatch(side: FileSide, home: Side): Side {
  return side === 'home' ? home : otherSide(home);
}
