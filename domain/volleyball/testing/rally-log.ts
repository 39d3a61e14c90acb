import type { EventType, MatchEvent } from '../events.ts';
import type { MatchLog } from '../match-log.ts';
import { appendEvent, emptyLog } from '../match-log.ts';
import type { MatchRules } from '../match-rules.ts';
import { placeOf } from '../play/substitution-pair.ts';
import type { Court } from '../set-state.ts';
import type { Side } from '../side.ts';

/** The shape of the rally logs of real matches (see the README beside the data). */
export type RallyLog = {
  id: string;
  source: { licence: string };
  liberos?: { A: number[]; B: number[] };
  official: { setsWon: [number, number]; setScores: [number, number][] };
  sets: RallyLogSet[];
  checks: { scoreMatchesFinal: boolean; serverFollowsWinner: boolean; problems: string[] };
};
type Letter = 'A' | 'B';
type Lineups = { A: number[]; B: number[] };
type Rally = { w: Letter; s?: Letter; sn?: number; l?: Lineups; end?: string };
export type RallyLogSet = {
  no: number;
  final: [number, number];
  startServer: Letter;
  /** Local times, as those of rallies and events. */
  start?: string;
  durationMin?: number;
  startLineup?: Lineups;
  rallies: Rally[];
  events?: LoggedEvent[];
  scoresheetLog?: (LoggedEvent | ({ type: 'rally' } & Rally))[];
  officialCounts?: Record<string, number>;
};
type LoggedEvent = {
  type: string;
  team: Letter;
  after: number;
  in?: number;
  out?: number;
  enters?: boolean;
  libero?: number;
  player?: number;
  response?: string;
  scoreChange?: string;
  time?: string;
  endTime?: string;
};
type Step = LoggedEvent | ({ type: 'rally' } & Rally);
type Loose = { type: EventType; [fact: string]: unknown };

/** The match that the fold made of a log, and the oddities that it found. */
export type Replayed = {
  log: MatchLog;
  /** The number of breaches that stood as recorded, and of hard refusals that left an event out. */
  breaches: Record<string, number>;
  refused: Record<string, number>;
  /** Rallies served by another side, or another player, than the state says. */
  wrongSide: number;
  wrongServer: number;
  /** The starters in whose places others served, by set, side and server. */
  servedFor: Record<string, number[]>;
  /** Rallies before which the line-up recorded is not that of the state. */
  wrongCourt: number;
  /** When the step at hand happened, where the source says so. */
  at: number | null;
};

export type ReplayOptions = { positions: boolean; rawOrder?: boolean };

/** Feeds a real match to the log, event by event, as its scorer would have. */
export function replayRallyLog(
  rules: MatchRules,
  data: RallyLog,
  options: ReplayOptions,
): Replayed {
  const run: Replayed = {
    log: emptyLog(rules),
    breaches: {},
    refused: {},
    wrongSide: 0,
    wrongServer: 0,
    servedFor: {},
    wrongCourt: 0,
    at: null,
  };
  send(run, { type: 'start' });
  for (const set of data.sets) {
    run.at = timeOf(set.start);
    if (options.positions) sendLineups(run, data, set);
    const firstServe = sideOf(set.startServer);
    send(run, { type: 'set-start', set: set.no, firstServe });
    const steps = options.rawOrder ? (set.scoresheetLog ?? []) : interleaved(set);
    for (const [index, step] of steps.entries()) {
      run.at = timeOf(step.type === 'rally' ? (step as Rally).end : whenOf(step as LoggedEvent));
      if (step.type === 'rally') playRally(run, step as Rally, options);
      else if (options.positions || step.type === 'timeout') {
        for (const event of eventsOf(data, steps, index)) send(run, event);
      }
    }
  }
  return run;
}

function whenOf({ time, endTime }: LoggedEvent): string | undefined {
  return time ?? endTime;
}

/** If the source has no times, the events follow each other by the second. */
function timeOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(`${text}Z`);
}

function interleaved(set: RallyLogSet): Step[] {
  const steps: Step[] = [];
  for (let played = 0; played <= set.rallies.length; played += 1) {
    steps.push(...(set.events ?? []).filter((event) => event.after === played));
    const next = set.rallies[played];
    if (next !== undefined) steps.push({ type: 'rally', ...next });
  }
  return steps;
}

function playRally(run: Replayed, rally: Rally, options: ReplayOptions): void {
  const { state } = run.log;
  if (rally.s !== undefined && state.serving !== sideOf(rally.s)) run.wrongSide += 1;
  if (options.positions) {
    const set = state.sets.at(-1)!;
    const { A, B } = rally.l ?? { A: null, B: null };
    if (A !== null && B !== null) {
      const same = String(positions(set.team1.court)) === String(A);
      if (!same || String(positions(set.team2.court)) !== String(B)) run.wrongCourt += 1;
    }
    if (rally.sn !== undefined && state.server !== rally.sn) {
      run.wrongServer += 1;
      const place = placeOf(set[state.serving!].court!, state.server!);
      const served = `set ${set.set}, ${state.serving}, number ${rally.sn}`;
      run.servedFor[served] = [...new Set([...(run.servedFor[served] ?? []), place])];
    }
  }
  send(run, { type: 'rally', winner: sideOf(rally.w), no: (state.sets.at(-1)?.rallies ?? 0) + 1 });
}

function positions(court: Court | null): readonly number[] {
  return court?.positions ?? [];
}

/** Some sources list the acting libero in the starting six; his exchange then follows. */
function sendLineups(run: Replayed, data: RallyLog, set: RallyLogSet): void {
  if (set.startLineup === undefined) return;
  for (const letter of ['A', 'B'] as const) {
    const opening = (set.events ?? []).filter(
      (event) => event.type === 'libero' && event.team === letter && event.after === 0,
    );
    const players = set.startLineup[letter].map(
      (player) => opening.find((event) => event.in === player)?.out ?? player,
    );
    const liberos = data.liberos?.[letter] ?? [];
    send(run, { type: 'lineup', set: set.no, team: sideOf(letter), players, liberos });
  }
}

/** One step as events; the substitutions of a team in one interruption are one request. */
function eventsOf(data: RallyLog, steps: readonly Step[], index: number): Loose[] {
  const step = steps[index] as LoggedEvent;
  const team = sideOf(step.team);
  if (step.type === 'timeout') return [{ type: 'timeout', team }];
  if (step.type === 'challenge') {
    const effects: Record<string, string> = { assignToOther: 'overturn', repeatLast: 'replay' };
    const effect = effects[step.scoreChange ?? ''] ?? 'none';
    return step.response ? [{ type: 'challenge', team, outcome: step.response, effect }] : [];
  }
  if (step.type === 'substitution') {
    const request = steps.filter(
      (other): other is LoggedEvent =>
        other.type === 'substitution' &&
        (other as LoggedEvent).team === step.team &&
        (other as LoggedEvent).after === step.after,
    );
    if (request[0] !== step) return [];
    const pairs = request.map((item) => ({ out: item.out, in: item.in }));
    return [{ type: 'substitution', team, pairs }];
  }
  if (step.type !== 'libero') return [];
  const liberos = data.liberos?.[step.team] ?? [];
  const entering = step.libero === undefined ? step.in! : step.enters ? step.libero : step.player!;
  const leaving = step.libero === undefined ? step.out! : step.enters ? step.player! : step.libero;
  if (liberos.includes(entering)) {
    return liberos.includes(leaving)
      ? [{ type: 'libero', team, action: 'swap', libero: entering }]
      : [{ type: 'libero', team, action: 'in', libero: entering, player: leaving }];
  }
  return [{ type: 'libero', team, action: 'out', libero: leaving, player: entering }];
}

function send(run: Replayed, event: Loose): void {
  const id = `e${run.log.events.length}-${event.type}`;
  const at = run.at ?? run.log.events.length * 1000;
  const full = { id, at, ...event } as unknown as MatchEvent;
  const judged = appendEvent(run.log, full);
  if (judged.ok) {
    run.log = judged.log;
    return;
  }
  const overridden = appendEvent(run.log, { ...full, override: 'as recorded' });
  if (overridden.ok) {
    for (const { code } of overridden.warnings) run.breaches[code] = (run.breaches[code] ?? 0) + 1;
    run.log = overridden.log;
  } else {
    run.refused[overridden.refusal] = (run.refused[overridden.refusal] ?? 0) + 1;
  }
}

function sideOf(letter: Letter): Side {
  return letter === 'A' ? 'team1' : 'team2';
}
