import { type Language, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { PHONE_LANGUAGE } from '#contract/site/ussd.ts';

/** The wish of a person who writes to the number of the installation. */
export type TextCommand =
  | { kind: 'table' | 'team' | 'follow' | 'captain'; name: string }
  | { kind: 'today' | 'stop' | 'confirm' | 'office' | 'unknown' };

const FIRST_WORDS: Readonly<Record<string, TextCommand['kind']>> = {
  MSIMAMO: 'table',
  TABLE: 'table',
  LEO: 'today',
  TODAY: 'today',
  TIMU: 'team',
  TEAM: 'team',
  FUATA: 'follow',
  FOLLOW: 'follow',
  MATOKEO: 'captain',
  TOKEO: 'captain',
  RESULT: 'captain',
  OFISI: 'office',
  OFFICE: 'office',
  ACHA: 'stop',
  STOP: 'stop',
  NDIYO: 'confirm',
  NDIO: 'confirm',
  YES: 'confirm',
};

const ENGLISH = new Set(['TABLE', 'TODAY', 'TEAM', 'FOLLOW', 'RESULT', 'OFFICE', 'STOP', 'YES']);
const MOST_TEXT = 160;

/** Case and marks around the first word are of no importance. */
export function readText(text: string): { command: TextCommand; language: Language } {
  const [typed = '', ...rest] = text.trim().slice(0, MOST_TEXT).split(/\s+/);
  const word = typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return {
    command: commandOf(FIRST_WORDS[word] ?? 'unknown', rest.join(' ')),
    language: ENGLISH.has(word) ? PUBLISHED_LANGUAGES[0] : PHONE_LANGUAGE,
  };
}

function commandOf(kind: TextCommand['kind'], name: string): TextCommand {
  switch (kind) {
    case 'team':
    case 'follow':
      return name === '' ? { kind: 'unknown' } : { kind, name };
    case 'table':
    case 'captain':
      return { kind, name };
    // A sentence that begins with the word is no order; an end is one in any sentence.
    case 'today':
    case 'office':
    case 'confirm':
      return name === '' ? { kind } : { kind: 'unknown' };
    default:
      return { kind };
  }
}
