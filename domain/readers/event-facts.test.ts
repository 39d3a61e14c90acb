import { expect, test } from 'vitest';
import { EVENT_FACTS } from './event-facts.ts';
import { wrongFact } from './value-check.ts';

type Facts = Record<string, unknown>;
/** A kind of event: the facts that it needs, and those that may be missing. */
type Kind = { needed?: Facts; free?: Facts };

const SHEET = { players: [1, 2], liberos: [2], captain: 1, vs2: [1] };
const WHY = { why: 'Rain' };
const RALLY = { winner: 'team1' };
const RALLY_FREE = { reason: 'attack', player: 7, errorBy: 4 };
const AMENDED = { ...RALLY_FREE, ...RALLY, entry: { type: 'finalise' }, also: ['e1'], ...WHY };

/** Every kind as `events.ts` describes it. */
const KINDS: Record<keyof typeof EVENT_FACTS, Kind> = {
  start: {},
  end: {},
  finalise: {},
  'time-up': {},
  'technical-timeout': {},
  postpone: { free: WHY },
  cancel: { free: WHY },
  suspend: { free: WHY },
  replay: { free: WHY },
  resume: { free: { mode: 'continue' } },
  'match-setup': { free: { team1: SHEET, team2: { players: [] } } },
  toss: { free: { winner: 'team1', choice: 'serve', firstServe: 'team1', left: 'team2' } },
  lineup: { needed: { set: 1, team: 'team1', players: [1, 2] }, free: { liberos: [9] } },
  'set-start': { needed: { set: 5 }, free: { firstServe: 'team2', left: 'team1' } },
  rally: {
    needed: { ...RALLY, no: 1 },
    free: {
      ...RALLY_FREE,
      set: 1,
      server: 9,
      touches: ['*07SM'],
      setters: { team1: 1, team2: 6 },
    },
  },
  timeout: { needed: { team: 'team1' } },
  substitution: {
    needed: { team: 'team1', pairs: [{ out: 1, in: 7 }] },
    free: { kind: 'regular', forced: true },
  },
  libero: {
    needed: { team: 'team1', action: 'in', libero: 9 },
    free: { player: 5, unable: true },
  },
  'libero-redesignate': { needed: { team: 'team1', from: 9, to: 4 } },
  improper: { needed: { team: 'team1' }, free: { by: 'coach' } },
  delay: { needed: { team: 'team1' }, free: { by: 'coach', request: true } },
  sanction: { needed: { team: 'team1', person: 'coach', grade: 'penalty' } },
  challenge: {
    needed: { team: 'team1', outcome: 'right' },
    free: { kind: 'in-out', effect: 'overturn' },
  },
  medical: { needed: { team: 'team1', player: 5, stage: 'start' } },
  'rotation-fault': {
    needed: { team: 'team1' },
    free: { cancelled: 3, reversed: [{ out: 1, in: 7 }], players: [1] },
  },
  restore: { needed: { toRally: 4 }, free: WHY },
  incomplete: { needed: { team: 'team1', scope: 'set' } },
  forfeit: { needed: { team: 'team1' } },
  default: { needed: { team: 'team1' } },
  award: { needed: { kind: 'point', team: 'team1' }, free: { points: -1, reason: 'Card' } },
  'set-score': { needed: { set: 1, team1Score: 3, team2Score: 0 }, free: { serving: 'team1' } },
  'set-result': {
    needed: { set: 1, team1Score: 25, team2Score: 0 },
    free: { allowIrregular: true },
  },
  result: { needed: { team1Wins: 3, team2Wins: 0 }, free: { allowIrregular: false } },
  'set-confirm': { needed: { set: 1 } },
  sign: { needed: { role: 'referee1' }, free: { name: 'Juma', drawing: 'M0 0' } },
  remark: { needed: { text: 'Wet floor' } },
  protest: { needed: { text: 'Wet floor' }, free: { team: 'team1' } },
  lot: { needed: { text: 'Drawn' } },
  void: { needed: { target: 'e1' }, free: { also: ['e2'], ...WHY } },
  correct: {
    needed: { target: 'e1' },
    free: { ...AMENDED, with: [{ target: 'e2', entry: { type: 'finalise' } }] },
  },
  insert: { needed: { before: 'e1' }, free: AMENDED },
};

const kinds = Object.entries(KINDS) as [keyof typeof EVENT_FACTS, Kind][];

test.each(kinds)(
  'an event %s is read with its facts, and refused by each that is wrong',
  (type, { needed = {}, free = {} }) => {
    const problemOf = (facts: Facts) => wrongFact(facts, EVENT_FACTS[type])?.field ?? null;
    const full = { ...needed, ...free };
    expect(problemOf(full)).toBeNull();
    expect(problemOf(needed)).toBeNull();
    for (const fact of Object.keys(full)) {
      expect(problemOf({ ...full, [fact]: Symbol('wrong') })).toBe(fact);
      const without = { ...full, [fact]: undefined };
      expect(problemOf(without)).toBe(fact in needed ? fact : null);
    }
  },
);

test.each<[keyof typeof EVENT_FACTS, Facts, string, unknown[], unknown[]]>([
  ['libero', { team: 'team1', libero: 9 }, 'action', ['in', 'out', 'swap'], ['', 'back']],
  ['substitution', { team: 'team1', pairs: [] }, 'kind', ['regular', 'exceptional'], ['', 'other']],
  ['medical', { team: 'team1', player: 5 }, 'stage', ['start', 'end'], ['']],
  ['incomplete', { team: 'team1' }, 'scope', ['set', 'match'], ['']],
  ['award', { team: 'team1' }, 'kind', ['point', 'set', 'match'], ['']],
  ['award', { team: 'team1', kind: 'point' }, 'points', [-999, 0, 999], [-1000, 1000, 0.5]],
  ['rally', { winner: 'team1' }, 'no', [1, 2000], [0, 2001]],
  ['rally', { winner: 'team1', no: 1 }, 'set', [1, 99], [0, 100]],
  ['rally', { winner: 'team1', no: 1 }, 'touches', [[], ['']], [[7], 'text']],
  ['rally', { winner: 'team1', no: 1 }, 'setters', [{}, { team2: 6 }], [{ team1: 7 }, [], null]],
  ['result', { team1Wins: 0 }, 'team2Wins', [0, 99], [-1, 100]],
  ['set-score', { set: 1, team1Score: 0 }, 'team2Score', [0, 999], [-1, 1000]],
  ['sanction', { team: 'team1', grade: 'penalty' }, 'person', [0, 999, 'coach'], ['', 1000, null]],
  ['sign', { role: 'referee1' }, 'name', ['', 'Juma'], [7, null]],
  ['remark', {}, 'text', ['a'], ['', 7]],
])('of %s %o the fact %s takes %o and refuses %o', (type, facts, fact, taken, refused) => {
  const problemOf = (value: unknown) => wrongFact({ ...facts, [fact]: value }, EVENT_FACTS[type]);
  expect(taken.map(problemOf)).toEqual(taken.map(() => null));
  expect(refused.map((value) => problemOf(value)?.field)).toEqual(refused.map(() => fact));
});
