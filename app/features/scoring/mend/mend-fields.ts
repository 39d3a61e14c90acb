import {
  CHALLENGE_EFFECTS,
  CHALLENGE_KINDS,
  CHALLENGE_OUTCOMES,
  type InsertedEntry,
  type MendedEntry,
  RALLY_REASONS,
  RESUME_MODES,
  SANCTION_GRADES,
  TOSS_CHOICES,
} from '#domain/volleyball/events.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';

/** The kinds of fields of the form, one for each kind of fact. */
export type FieldKind =
  | 'side'
  | 'number'
  | 'signed'
  | 'shirts'
  | 'person'
  | 'text'
  | 'flag'
  | readonly string[];

/** `path`: the place of the fact in the entry, its parts joined by dots. */
export type MendField = { path: string; kind: FieldKind; isOptional?: boolean };

type Described = Record<string, FieldKind | 'places' | 'pairs' | `${'number' | 'side' | 'text'}?`>;

const TEAM: Described = { team: 'side' };
const WHY: Described = { why: 'text?' };
const sheetOf = (team: string): Described => ({
  [`${team}.players`]: 'shirts',
  [`${team}.liberos`]: 'shirts',
  [`${team}.captain`]: 'number?',
});

/** The facts of every kind of entry that can be put right, in the order of the form. */
const FIELDS: Record<InsertedEntry['type'], Described> = {
  start: {},
  end: {},
  postpone: WHY,
  cancel: WHY,
  suspend: WHY,
  resume: { mode: RESUME_MODES },
  'match-setup': { ...sheetOf('team1'), ...sheetOf('team2') },
  toss: { winner: 'side?', choice: TOSS_CHOICES, firstServe: 'side?', left: 'side?' },
  lineup: { team: 'side', set: 'number', players: 'places', liberos: 'shirts' },
  'set-start': { set: 'number', firstServe: 'side?', left: 'side?' },
  rally: { winner: 'side', reason: RALLY_REASONS, player: 'number?' },
  replay: WHY,
  'time-up': {},
  timeout: TEAM,
  'technical-timeout': {},
  substitution: {
    team: 'side',
    pairs: 'pairs',
    kind: ['regular', 'exceptional'],
    forced: 'flag',
  },
  libero: {
    team: 'side',
    action: ['in', 'out', 'swap'],
    libero: 'number',
    player: 'number?',
    unable: 'flag',
  },
  'libero-redesignate': { team: 'side', from: 'number', to: 'number' },
  improper: TEAM,
  delay: { team: 'side', request: 'flag' },
  sanction: { team: 'side', person: 'person', grade: SANCTION_GRADES },
  challenge: {
    team: 'side',
    outcome: CHALLENGE_OUTCOMES,
    effect: CHALLENGE_EFFECTS,
    kind: CHALLENGE_KINDS,
  },
  medical: { team: 'side', player: 'number', stage: ['start', 'end'] },
  'rotation-fault': { team: 'side', cancelled: 'number?', players: 'places' },
  restore: { toRally: 'number', why: 'text?' },
  incomplete: { team: 'side', scope: ['set', 'match'] },
  forfeit: TEAM,
  default: TEAM,
  award: { team: 'side', kind: ['point', 'set', 'match'], points: 'signed', reason: 'text?' },
  'set-score': { set: 'number', team1Score: 'number', team2Score: 'number', serving: 'side?' },
  'set-result': { set: 'number', team1Score: 'number', team2Score: 'number' },
  result: { team1Wins: 'number', team2Wins: 'number' },
  'set-confirm': { set: 'number' },
  remark: { text: 'text' },
  protest: { text: 'text', team: 'side?' },
  lot: { text: 'text' },
};

export const MENDED_KINDS = Object.keys(FIELDS) as InsertedEntry['type'][];

/** Choices that need not be made, beside those that the kind of the entry is made of. */
const OPTIONAL_CHOICES: ReadonlySet<string> = new Set([
  'toss.choice',
  'rally.reason',
  'substitution.kind',
  'challenge.effect',
  'challenge.kind',
  'resume.mode',
]);
const OPTIONAL_PLACES: ReadonlySet<string> = new Set(['rotation-fault']);

export function isMended(type: string): type is MendedEntry['type'] {
  return type !== 'rally' && type in FIELDS;
}

/** The fields of an entry: one for each place of a line-up, and one pair more than it has. */
export function fieldsOf(entry: InsertedEntry, rules: MatchRules): MendField[] {
  return Object.entries(FIELDS[entry.type]).flatMap(([path, kind]): MendField[] => {
    if (kind === 'places') {
      const isOptional = OPTIONAL_PLACES.has(entry.type);
      return Array.from({ length: rules.playersOnCourt }, (_, place) => ({
        path: `${path}.${place}`,
        kind: 'number',
        isOptional,
      }));
    }
    if (kind === 'pairs') {
      const pairs = entry.type === 'substitution' ? entry.pairs.length : 0;
      return Array.from({ length: pairs + 1 }, (_, place) => [
        { path: `${path}.${place}.out`, kind: 'number' as const, isOptional: place > 0 },
        { path: `${path}.${place}.in`, kind: 'number' as const, isOptional: place > 0 },
      ]).flat();
    }
    if (typeof kind === 'string' && kind.endsWith('?')) {
      return [{ path, kind: kind.slice(0, -1) as FieldKind, isOptional: true }];
    }
    const isOptional =
      kind === 'flag' ||
      kind === 'shirts' ||
      kind === 'signed' ||
      OPTIONAL_CHOICES.has(`${entry.type}.${path}`);
    return [{ path, kind: kind as FieldKind, isOptional }];
  });
}
