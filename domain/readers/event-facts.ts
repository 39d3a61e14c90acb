import {
  CHALLENGE_EFFECTS,
  CHALLENGE_KINDS,
  CHALLENGE_OUTCOMES,
  type EventOf,
  type EventType,
  RALLY_REASONS,
  RESUME_MODES,
  SANCTION_GRADES,
  SIGNING_MANNERS,
  SIGNING_ROLES,
  TOSS_CHOICES,
} from '../volleyball/events.ts';
import {
  either,
  flag,
  listOf,
  objectOf,
  oneOf,
  optional,
  score,
  shirt,
  side,
  text,
  type ValueCheck,
  wholeNumber,
  words,
} from './value-check.ts';

type Facts = Readonly<Record<string, ValueCheck>>;
/** Every fact of the vocabulary has its check: one that is missing here does not compile. */
type FactsOf<T extends EventType> = Facts & {
  readonly [F in keyof Omit<Required<EventOf[T]>, 'id' | 'at' | 'override'>]: ValueCheck;
};

const set = wholeNumber(1, 99);
const shirts = listOf(shirt);
const position = optional(wholeNumber(1, 6));
const pairs = listOf(objectOf({ out: shirt, in: shirt }));
const name = optional(words);
const sheet = optional(
  objectOf({
    players: shirts,
    liberos: optional(shirts),
    captain: optional(shirt),
    vs2: optional(shirts),
    shirt: optional(words),
    liberoShirt: optional(words),
    staff: optional(objectOf({ C: name, AC1: name, AC2: name, T: name, M: name })),
  }),
);
const why = { why: optional(text) };
const rallyFacts = {
  winner: side,
  reason: optional(oneOf(RALLY_REASONS)),
  player: optional(shirt),
  errorBy: optional(shirt),
};

/** The facts of an event of each kind beside `id`, `at` and `override`. */
export const PLAIN_FACTS: { readonly [T in Exclude<EventType, 'correct' | 'insert'>]: FactsOf<T> } =
  {
    start: {},
    end: {},
    postpone: why,
    cancel: why,
    suspend: why,
    resume: { mode: optional(oneOf(RESUME_MODES)) },
    'match-setup': { team1: sheet, team2: sheet },
    toss: {
      winner: optional(side),
      choice: optional(oneOf(TOSS_CHOICES)),
      firstServe: optional(side),
      left: optional(side),
    },
    lineup: { set, team: side, players: shirts, liberos: optional(shirts) },
    'set-start': { set, firstServe: optional(side), left: optional(side) },
    rally: {
      ...rallyFacts,
      no: wholeNumber(1, 2000),
      set: optional(set),
      server: optional(shirt),
      touches: optional(listOf(text)),
      setters: optional(objectOf({ team1: position, team2: position })),
    },
    replay: why,
    'time-up': {},
    timeout: { team: side },
    'technical-timeout': {},
    substitution: {
      team: side,
      pairs,
      kind: optional(oneOf(['regular', 'exceptional'])),
      forced: optional(flag),
    },
    libero: {
      team: side,
      action: oneOf(['in', 'out', 'swap']),
      libero: shirt,
      player: optional(shirt),
      unable: optional(flag),
    },
    'libero-redesignate': { team: side, from: shirt, to: shirt },
    improper: { team: side, by: optional(text) },
    delay: { team: side, by: optional(text), request: optional(flag) },
    sanction: { team: side, person: either(shirt, words), grade: oneOf(SANCTION_GRADES) },
    challenge: {
      team: side,
      outcome: oneOf(CHALLENGE_OUTCOMES),
      kind: optional(oneOf(CHALLENGE_KINDS)),
      effect: optional(oneOf(CHALLENGE_EFFECTS)),
    },
    medical: { team: side, player: shirt, stage: oneOf(['start', 'end']) },
    'rotation-fault': {
      team: side,
      cancelled: optional(score),
      reversed: optional(pairs),
      players: optional(shirts),
    },
    restore: { toRally: score, ...why },
    incomplete: { team: side, scope: oneOf(['set', 'match']) },
    forfeit: { team: side },
    default: { team: side },
    award: {
      kind: oneOf(['point', 'set', 'match']),
      team: side,
      points: optional(wholeNumber(-999, 999)),
      reason: optional(text),
    },
    'set-score': { set, team1Score: score, team2Score: score, serving: optional(side) },
    'set-result': { set, team1Score: score, team2Score: score, allowIrregular: optional(flag) },
    result: {
      team1Wins: wholeNumber(0, 99),
      team2Wins: wholeNumber(0, 99),
      allowIrregular: optional(flag),
    },
    'set-confirm': { set },
    sign: {
      role: oneOf(SIGNING_ROLES),
      name: optional(text),
      drawing: optional(text),
      of: optional(oneOf(['list'])),
      protest: optional(flag),
      seal: optional(text),
      manner: optional(oneOf(SIGNING_MANNERS)),
    },
    finalise: {},
    remark: { text: words },
    protest: { text: words, team: optional(side) },
    lot: { text: words },
    void: { target: words, also: optional(listOf(words)), ...why },
  };

/** An entry inside an amendment: its kind with all its facts. */
const entry: ValueCheck = (value) => {
  const { type } = (value ?? {}) as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(PLAIN_FACTS, type)) {
    return 'an entry with a type of the log';
  }
  // An inserted rally has no number of its own.
  return objectOf(type === 'rally' ? rallyFacts : PLAIN_FACTS[type as 'start'])(value);
};

const amendedFacts = {
  reason: rallyFacts.reason,
  player: rallyFacts.player,
  errorBy: rallyFacts.errorBy,
  winner: optional(side),
  entry: optional(entry),
  also: optional(listOf(words)),
  ...why,
};

export const EVENT_FACTS: { readonly [T in EventType]: FactsOf<T> } = {
  ...PLAIN_FACTS,
  correct: {
    ...amendedFacts,
    target: words,
    with: optional(listOf(objectOf({ target: words, entry }))),
  },
  insert: { ...amendedFacts, before: words },
};
