import { USSD_SCREEN } from '#contract/site/ussd.ts';
import { gsmLength, gsmText } from './gsm-text.ts';

/** A line whose names may be cut to so many characters. */
export type Line = (room: number) => string;

const LONGEST_NAME = 40;
const SHORTEST_NAME = 2;

/** A name in at most so many characters. */
export function cutName(name: string, room: number): string {
  const text = gsmText(name).trim();
  return text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}.`;
}

/** The lines in at most 160 characters: all names are cut alike, as little as possible. */
export function fitLines(lines: readonly Line[]): string {
  for (let room = LONGEST_NAME; room > SHORTEST_NAME; room -= 1) {
    const text = textOfLines(lines, room);
    if (gsmLength(text) <= USSD_SCREEN) return text;
  }
  return textOfLines(lines, SHORTEST_NAME);
}

function textOfLines(lines: readonly Line[], room: number): string {
  const texts = lines.map((line) => gsmText(line(room))).filter((text) => text !== '');
  return texts.join('\n');
}
