import type { Language } from '#contract/language.ts';
import { gsmLength, gsmText } from '#server/site/ussd/gsm-text.ts';
import { WORDS } from './words.ts';

/** Characters of the GSM alphabet in one part, which is what a message may cost. */
export const ONE_PART = 160;
const LONGEST_NAME = 40;

/** The text in GSM characters, cut at the end of one part. */
export function onePart(text: string): string {
  return cut(gsmText(text), ONE_PART);
}

function cut(text: string, room: number): string {
  let shorter = text;
  while (gsmLength(shorter) > room) shorter = [...shorter].slice(0, -1).join('');
  return shorter.trimEnd();
}

const SHORTEST_NAME = 3;

/** A text in one part, for which the names of the two teams are cut as far as it needs. */
export function fitNames(
  names: readonly [string, string],
  build: (names: readonly [string, string]) => string,
): string {
  for (let room = LONGEST_NAME; ; room -= 1) {
    const [first = '', second = ''] = names.map((name) => cut(gsmText(name), room));
    const text = gsmText(build([first, second]));
    if (gsmLength(text) <= ONE_PART || room === SHORTEST_NAME) return onePart(text);
  }
}

/** As many whole lines as one part holds. */
export function partOf(lines: readonly string[]): string {
  const first = onePart(lines[0] ?? '');
  return lines.slice(1).reduce((text, line) => {
    const longer = `${text}\n${gsmText(line)}`;
    return gsmLength(longer) <= ONE_PART ? longer : text;
  }, first);
}

export type ResultFacts = {
  names: readonly [string, string];
  /** As the happening of the topic `result` has it: `3-1`, `3-0 forfeit`; null: it goes on. */
  value: string | null;
  sets: readonly string[];
  isCorrection: boolean;
};

/** 'Mafunzo 3-1 KVZ (25-20 18-25 25-15 25-19). Kuacha: tuma ACHA': sets go before names. */
export function resultText(facts: ResultFacts, language: Language): string {
  const words = WORDS[language];
  const [wins = '', forfeit] = facts.value?.split(' ') ?? [];
  const note = facts.value === null ? words.goesOn : forfeit && words.forfeit;
  const detail = note ?? facts.sets.join(' ');
  const start = facts.isCorrection ? words.correction : '';
  const end = `${detail === '' ? '' : ` (${detail})`}. ${words.stop}`;
  const middle = facts.value === null ? ' - ' : ` ${wins} `;
  const fixed = gsmText(`${start}${middle}${end}`);
  const room = Math.min(LONGEST_NAME, Math.floor((ONE_PART - gsmLength(fixed)) / 2));
  const [first = '', second = ''] = facts.names.map((name) => cut(gsmText(name), room));
  return gsmText(`${start}${first}${middle}${second}${end}`);
}
