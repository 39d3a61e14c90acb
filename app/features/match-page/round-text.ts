import { roundName } from '#app/features/fixtures/fixture-words.ts';
import type { Messages } from '#app/messages/messages.ts';

/**
 * A round as organisers write it, in the page's language: a bare number gets its word, the usual
 * names of knock-out rounds and the codes of generated ones are translated, all others stay as they are.
 */
export function roundText(t: Messages, round: string): string {
  if (/^\d+$/.test(round)) return t.headToHead.round(round);
  const names = new Map(Object.entries(t.headToHead.rounds));
  const plain = round
    .trim()
    .toLowerCase()
    .replace(/^(the|grand) /, '');
  const name = plain.replace(/s$/, '').replace(/^(semi|quarter) ?(final)$/, '$1-$2');
  return names.get(name) ?? roundName(t.fixtures, round);
}

/** The name of a demonstration's match that is played for ever: `Demo 12`, with the number of its round. */
export function replayText(t: Messages, round: string | null): string {
  const [number] = /\d+$/.exec(round ?? '') ?? [];
  return number === undefined ? t.matches.demo : `${t.matches.demo} ${number}`;
}
