import type { Side } from './side.ts';

/**
 * The vocabulary of a match log: flat events, told apart by `type`. `at` is epoch milliseconds by the
 * sender's clock, used for durations only, never for order. Players are shirt numbers. `override` is
 * the reason why an official let a breach of the rules stand.
 */
type Envelope = { id: string; at: number; override?: string };

/** The reason for a won rally, seen from its winner. */
export const RALLY_REASONS = [
  'attack',
  'block',
  'ace',
  'opponent-serve-error',
  'opponent-attack-error',
  'opponent-error',
  'unknown',
] as const;
export type RallyReason = (typeof RALLY_REASONS)[number];

export const SANCTION_GRADES = [
  'verbal',
  'warning',
  'penalty',
  'expulsion',
  'disqualification',
] as const;
export type SanctionGrade = (typeof SANCTION_GRADES)[number];

export const CHALLENGE_KINDS = [
  'antenna',
  'attack-line',
  'in-out',
  'block-touch',
  'centre-line',
  'net',
  'service-line',
  'floor',
] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

export const CHALLENGE_OUTCOMES = ['cancelled', 'right', 'wrong', 'unjudgeable'] as const;
export type ChallengeOutcome = (typeof CHALLENGE_OUTCOMES)[number];

/**
 * The effect of a challenge on the rally before it: nothing, a replay, or the point to the other
 * side.
 */
export const CHALLENGE_EFFECTS = ['none', 'replay', 'overturn'] as const;
export type ChallengeEffect = (typeof CHALLENGE_EFFECTS)[number];

/** The choice of the winner of the toss; the other team takes what is left. */
export const TOSS_CHOICES = ['serve', 'receive', 'side'] as const;
export type TossChoice = (typeof TOSS_CHOICES)[number];

export const RESUME_MODES = ['continue', 'replay-set', 'replay-match'] as const;
export type ResumeMode = (typeof RESUME_MODES)[number];

export const SIGNING_ROLES = [
  'captain1',
  'captain2',
  'coach1',
  'coach2',
  'scorer',
  'assistant-scorer',
  'referee1',
  'referee2',
] as const;
export type SigningRole = (typeof SIGNING_ROLES)[number];

/**
 * The ways of signing: drawn or confirmed by name on the table's device; drawn on a device of one's own; by
 * one's own account there.
 */
export const SIGNING_MANNERS = ['drawn', 'name', 'own-device', 'account'] as const;
export type SigningManner = (typeof SIGNING_MANNERS)[number];

/** Those who sign the list of their team before the match. */
export const LIST_ROLES = ['captain1', 'coach1', 'captain2', 'coach2'] as const;

/** The staff on a team's bench: head coach, two assistants, therapist, doctor. */
export const STAFF = ['C', 'AC1', 'AC2', 'T', 'M'] as const;
export type StaffRole = (typeof STAFF)[number];

/** Players as shirt numbers; `liberos` are among them. */
export type TeamSheet = {
  players: readonly number[];
  liberos?: readonly number[];
  captain?: number;
  /** Sitting: the players of the class VS2. */
  vs2?: readonly number[];
  /** The staff by name. */
  staff?: Partial<Record<StaffRole, string>>;
  /** The colours in which the team plays this match, `#rrggbb`. */
  shirt?: string;
  liberoShirt?: string;
};

export type SubstitutionPair = { out: number; in: number };

/** `player`: a shirt of the winner; `errorBy`: the shirt of the loser who made the error. */
type RallyFacts = { winner: Side; reason?: RallyReason; player?: number; errorBy?: number };

/**
 * The work of a scout in one rally. `touches`: every touch of the ball in order, in the code of DataVolley with
 * `*` for team 1 and `a` for team 2 (`statistics/touches/touch.ts`). `setters`: the position of each setter, 1 to 6, as
 * the rally began.
 */
export type Scouting = {
  touches?: readonly string[];
  setters?: { team1?: number; team2?: number };
};

export type EventOf = {
  // Status of the match.
  start: Envelope;
  end: Envelope;
  postpone: Envelope & { why?: string };
  cancel: Envelope & { why?: string };
  suspend: Envelope & { why?: string };
  resume: Envelope & { mode?: ResumeMode };
  // Before a match and before a set.
  'match-setup': Envelope & { team1?: TeamSheet; team2?: TeamSheet };
  /** `left`: the side left of the scorer. Before set 1 and before the deciding set. */
  toss: Envelope & {
    winner?: Side;
    choice?: TossChoice;
    firstServe?: Side;
    left?: Side;
  };
  /** `players` in positions 1..n (indoor) or in order of service (beach). */
  lineup: Envelope & {
    set: number;
    team: Side;
    players: readonly number[];
    liberos?: readonly number[];
  };
  'set-start': Envelope & { set: number; firstServe?: Side; left?: Side };
  // Play.
  /** `no` = rallies of the set so far + 1; `set` and `server`, when given, must agree with the state. */
  rally: Envelope & RallyFacts & Scouting & { no: number; set?: number; server?: number };
  replay: Envelope & { why?: string };
  'time-up': Envelope;
  // Between rallies.
  timeout: Envelope & { team: Side };
  'technical-timeout': Envelope;
  /** `forced`: those who leave are hurt, ill, expelled or disqualified; it is no request of the team. */
  substitution: Envelope & {
    team: Side;
    pairs: readonly SubstitutionPair[];
    kind?: 'regular' | 'exceptional';
    forced?: boolean;
  };
  /** `in`: libero replaces player. `out`: player (their own if absent) replaces libero. `swap`: libero takes over. */
  libero: Envelope & {
    team: Side;
    action: 'in' | 'out' | 'swap';
    libero: number;
    player?: number;
    /** The acting libero, who leaves, is hurt or ill and cannot play on: no rally need be completed. */
    unable?: boolean;
  };
  'libero-redesignate': Envelope & { team: Side; from: number; to: number };
  improper: Envelope & { team: Side; by?: string };
  /** `request`: the delay was a request, which is rejected. */
  delay: Envelope & { team: Side; by?: string; request?: boolean };
  /** `person`: a shirt number, or a letter of the staff (C, AC1, AC2, T, M). */
  sanction: Envelope & { team: Side; person: number | string; grade: SanctionGrade };
  /** An effect applies to the last rally before the challenge. */
  challenge: Envelope & {
    team: Side;
    outcome: ChallengeOutcome;
    kind?: ChallengeKind;
    effect?: ChallengeEffect;
  };
  medical: Envelope & { team: Side; player: number; stage: 'start' | 'end' };
  /**
   * A wrong server, or an illegal substitution found after play went on. `cancelled`: the points the
   * team made since the fault; absent = moment unknown, none cancelled. `reversed`: the pairs of the
   * illegal substitution. `players`: all positions as they are put right.
   */
  'rotation-fault': Envelope & {
    team: Side;
    cancelled?: number;
    reversed?: readonly SubstitutionPair[];
    players?: readonly number[];
  };
  /** Misinformation by the table: the set goes back to where it stood after rally `toRally` (0 = its start). */
  restore: Envelope & { toRally: number; why?: string };
  // Decisions of officials.
  incomplete: Envelope & { team: Side; scope: 'set' | 'match' };
  /** `forfeit` and `default` are one: `team` refuses to play or did not come. */
  forfeit: Envelope & { team: Side };
  default: Envelope & { team: Side };
  award: Envelope & Award;
  // Totals, where points are not recorded.
  /** The running score after a gap; `serving` if known. */
  'set-score': Envelope & { set: number; team1Score: number; team2Score: number; serving?: Side };
  'set-result': Envelope & {
    set: number;
    team1Score: number;
    team2Score: number;
    allowIrregular?: boolean;
  };
  result: Envelope & { team1Wins: number; team2Wins: number; allowIrregular?: boolean };
  // Formalities.
  'set-confirm': Envelope & { set: number };
  /**
   * `drawing`: the strokes as the path of an SVG of 300 by 100; kept beside the log, for it is private. `of`: the list
   * of the own team, signed before the match. `seal`: the SHA-256 of what was signed (`signed-log.ts`), by the server;
   * `manner` too, which a phone without network says for itself meanwhile.
   */
  sign: Envelope & {
    role: SigningRole;
    name?: string;
    drawing?: string;
    of?: 'list';
    protest?: boolean;
    seal?: string;
    manner?: SigningManner;
  };
  finalise: Envelope;
  remark: Envelope & { text: string };
  protest: Envelope & { text: string; team?: Side };
  lot: Envelope & { text: string };
  // Amendments of the log.
  /** Takes back `target` (and `also`, together). */
  void: Envelope & { target: string; also?: readonly string[]; why?: string };
  /**
   * Replaces what `target` says; everything after is derived anew. A rally is corrected by `winner`,
   * `reason`, `player` and `errorBy`, every other entry by `entry`, which has its kind and all its facts. `also`:
   * later entries that do not fit any more and are taken out together. `with`: later entries that are
   * corrected together.
   */
  correct: Envelope & {
    target: string;
    winner?: Side;
    reason?: RallyReason;
    player?: number;
    errorBy?: number;
    entry?: MendedEntry;
    also?: readonly string[];
    with?: readonly CorrectedEntry[];
    why?: string;
  };
  /** Puts a forgotten entry into the log, before the event `before`; without `entry` it is a rally. */
  insert: Envelope &
    Partial<RallyFacts> & {
      before: string;
      entry?: InsertedEntry;
      also?: readonly string[];
      why?: string;
    };
};

/**
 * The awards of officials. `point`: `points` to `team` (negative takes away; default 1), server and
 * positions stay. `set`: the running or next set, `team` gets the points it needs. `match`:
 * likewise every set it still needs.
 */
export type Award =
  | { kind: 'point'; team: Side; points?: number; reason?: string }
  | { kind: 'set'; team: Side; reason?: string }
  | { kind: 'match'; team: Side; reason?: string };

type Unmended = 'rally' | 'void' | 'correct' | 'insert' | 'sign' | 'finalise';
type WithoutEnvelope<T> = T extends unknown ? Omit<T, keyof Envelope> : never;
/** The facts of an entry that a correction replaces. Signatures are only taken back. */
export type MendedEntry = {
  [T in Exclude<keyof EventOf, Unmended>]: { type: T } & WithoutEnvelope<EventOf[T]>;
}[Exclude<keyof EventOf, Unmended>];
export type InsertedEntry = MendedEntry | ({ type: 'rally' } & RallyFacts);
export type CorrectedEntry = { target: string; entry: MendedEntry };

export type EventType = keyof EventOf;
export type MatchEvent = { [T in EventType]: { type: T } & EventOf[T] }[EventType];
export type EventNamed<T extends EventType> = Extract<MatchEvent, { type: T }>;
