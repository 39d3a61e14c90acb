import type { EventType, MatchEvent, Scouting } from '../volleyball/events.ts';
import { appendEvent, emptyLog, type MatchLog } from '../volleyball/match-log.ts';
import type { MatchRules } from '../volleyball/match-rules.ts';
import { otherSide, SIDES, type Side } from '../volleyball/side.ts';
import type { DataVolleyFile } from './data-volley-file.ts';
import { sideInMatch } from './file-side.ts';
import type { FileWarning } from './file-warning.ts';
import { firstServer } from './first-server.ts';
import { rallyReason } from './rally-reason.ts';
import type { Courts, ScoutEntry } from './scout-line.ts';

type Entry<K extends ScoutEntry['kind']> = Extract<ScoutEntry, { kind: K }>;
type Loose = { type: EventType; [fact: string]: unknown };

/** `midnight`: the start of the match's day, epoch milliseconds. `home`: our side for the file's home team. */
export type FileReading = { home: Side; midnight: number; nextId: () => string };

export type MatchOfFile = { log: MatchLog; warnings: readonly FileWarning[] };

type Run = FileReading & {
  log: MatchLog;
  warnings: FileWarning[];
  at: number;
  touches: Entry<'touch'>[];
  /** The line-up last seen, until its set begins. */
  lineup: Entry<'lineup'> | null;
  /** The last set whose positions were found to differ. */
  courtReported: number;
  /** Lines of substitutions that went out with an earlier one. */
  requested: Set<number>;
};

const DAY_MS = 86_400_000;
const AS_RECORDED = 'As recorded in the .dvw file';

/**
 * The file as the log of one match, judged entry by entry by the match's own rules. Entries that
 * the rules forbid are kept and reported; impossible ones are left out and reported. Exchanges of
 * liberos are not in such files.
 */
export function matchOfFile(
  rules: MatchRules,
  file: DataVolleyFile,
  reading: FileReading,
): MatchOfFile {
  const run: Run = {
    ...reading,
    log: emptyLog(rules),
    warnings: [],
    at: reading.midnight,
    touches: [],
    lineup: null,
    courtReported: 0,
    requested: new Set(),
  };
  for (const { line, text } of file.unknown) {
    run.warnings.push({ line, kind: 'unknown-code', detail: text });
  }
  const first = file.entries.find(({ seconds }) => seconds !== null);
  if (first !== undefined) moveClock(run, first);
  send(run, null, { type: 'start' });
  const sheet = ({ players, liberos }: DataVolleyFile['home']) => ({ players, liberos });
  const [firstTeam, secondTeam] =
    run.home === 'team1' ? [file.home, file.away] : [file.away, file.home];
  send(run, null, { type: 'match-setup', team1: sheet(firstTeam), team2: sheet(secondTeam) });
  for (const [index, entry] of file.entries.entries()) {
    moveClock(run, entry);
    if (entry.kind === 'lineup') run.lineup = entry;
    else if (entry.kind === 'set-end') endSet(run, entry, file);
    else {
      if (run.lineup !== null) startSet(run, run.lineup, file.entries.slice(index));
      play(run, entry, file.entries.slice(index));
    }
  }
  if (run.log.state.decided) send(run, null, { type: 'end' });
  else {
    const detail = 'The match is not over by its rules.';
    run.warnings.push({ line: null, kind: 'match-open', detail });
  }
  return { log: run.log, warnings: run.warnings };
}

/** A match may last beyond midnight, a clock may be off by a little. */
function moveClock(run: Run, { seconds }: ScoutEntry): void {
  if (seconds === null) return;
  let at = run.midnight + seconds * 1000;
  if (at < run.at - DAY_MS / 2) at += DAY_MS;
  run.at = Math.max(run.at, at);
}

function startSet(run: Run, lineup: Entry<'lineup'>, ahead: readonly ScoutEntry[]): void {
  run.lineup = null;
  run.touches = [];
  const { set, courts, line } = lineup;
  for (const side of ['home', 'away'] as const) {
    if (courts === null) continue;
    const team = sideInMatch(side, run.home);
    send(run, line, { type: 'lineup', set, team, players: courts[side] });
  }
  const server = firstServer(ahead);
  const firstServe = server === null ? {} : { firstServe: sideInMatch(server, run.home) };
  send(run, line, { type: 'set-start', set, ...firstServe });
}

function play(
  run: Run,
  entry: Exclude<ScoutEntry, { kind: 'lineup' | 'set-end' }>,
  ahead: readonly ScoutEntry[],
): void {
  const team = sideInMatch(entry.side, run.home);
  if (entry.kind === 'touch') {
    run.touches.push(entry);
    if (entry.touch.skill === 'S' && entry.courts !== null) compareCourts(run, entry, entry.courts);
  } else if (entry.kind === 'point') playRally(run, entry, team);
  else if (entry.kind === 'timeout') send(run, entry.line, { type: 'timeout', team });
  else {
    if (run.requested.has(entry.line)) return;
    const request = requestOf(entry, ahead);
    for (const { line } of request) run.requested.add(line);
    const pairs = request.map((pair) => ({ out: pair.out, in: pair.in }));
    send(run, entry.line, { type: 'substitution', team, pairs });
  }
}

function playRally(run: Run, { line, side, score }: Entry<'point'>, winner: Side): void {
  const { touches } = run;
  run.touches = [];
  const set = run.log.state.sets.at(-1);
  const byTeam = { [run.home]: score.home, [otherSide(run.home)]: score.away };
  const team1Score = byTeam.team1!;
  const team2Score = byTeam.team2!;
  const before = { team1: set?.team1Score ?? 0, team2: set?.team2Score ?? 0 };
  const after = { ...before, [winner]: before[winner] + 1 };
  if (set !== undefined && (after.team1 !== team1Score || after.team2 !== team2Score)) {
    const detail = `The score goes from ${before.team1}:${before.team2} to ${team1Score}:${team2Score}.`;
    run.warnings.push({ line, kind: 'score-jump', detail });
    if (before.team1 === team1Score && before.team2 === team2Score) return;
    const running = { set: set.set, team1Score, team2Score, serving: winner };
    send(run, line, { type: 'set-score', ...running });
    return;
  }
  const no = (set?.rallies ?? 0) + 1;
  const reason = rallyReason(touches, side);
  send(run, line, { type: 'rally', winner, no, ...reason, ...scoutingOf(touches, run.home) });
}

/** All touches of the rally, with the signs of our sides, and where the setters stood as it began. */
function scoutingOf(touches: readonly Entry<'touch'>[], home: Side): Scouting {
  if (touches.length === 0) return {};
  const { setters } = touches[0]!;
  const positions = { [home]: setters.home, [otherSide(home)]: setters.away };
  return {
    touches: touches.map(({ side, touch }) => {
      return `${sideInMatch(side, home) === 'team1' ? '*' : 'a'}${touch.code}`;
    }),
    setters: Object.fromEntries(
      SIDES.flatMap((team) => (positions[team] ? [[team, positions[team]]] : [])),
    ),
  };
}

/** The substitutions of a team in one interruption are one request, sent with the first of them. */
function requestOf(
  entry: Entry<'substitution'>,
  ahead: readonly ScoutEntry[],
): Entry<'substitution'>[] {
  const until = ahead.findIndex(({ kind }) => kind !== 'substitution' && kind !== 'timeout');
  const open = until === -1 ? ahead : ahead.slice(0, until);
  return open.filter(
    (other): other is Entry<'substitution'> =>
      other.kind === 'substitution' && other.side === entry.side,
  );
}

/** Once a set: after the first difference every following line would say the same. */
function compareCourts(run: Run, { line }: Entry<'touch'>, courts: Courts): void {
  const set = run.log.state.sets.at(-1);
  if (set === undefined || run.courtReported === set.set) return;
  for (const side of ['home', 'away'] as const) {
    const ours = set[sideInMatch(side, run.home)].court?.positions;
    if (ours === undefined || String(ours) === String(courts[side])) continue;
    run.courtReported = set.set;
    const detail = `Set ${set.set}: ${courts[side].join(' ')} on court, by the log ${ours.join(' ')}.`;
    run.warnings.push({ line, kind: 'court', detail });
    return;
  }
}

function endSet(run: Run, { line, set: number }: Entry<'set-end'>, file: DataVolleyFile): void {
  const set = run.log.state.sets[number - 1];
  if (set === undefined || !set.over) {
    run.warnings.push({
      line,
      kind: 'set-open',
      detail: `Set ${number} is not over by its rules.`,
    });
  }
  const header = file.setScores[number - 1];
  if (set === undefined || header === undefined) return;
  const scores = { team1: set.team1Score, team2: set.team2Score };
  const home = scores[run.home];
  const away = scores[otherSide(run.home)];
  if (home === header[0] && away === header[1]) return;
  const detail = `Set ${number}: ${home}-${away} by the rallies, ${header.join('-')} in the header.`;
  run.warnings.push({ line, kind: 'set-score', detail });
}

function send(run: Run, line: number | null, event: Loose): void {
  const full = { id: run.nextId(), at: run.at, ...event } as unknown as MatchEvent;
  const judged = appendEvent(run.log, full);
  const taken = judged.ok ? judged : appendEvent(run.log, { ...full, override: AS_RECORDED });
  if (!taken.ok) {
    const { refusal, detail } = taken;
    run.warnings.push({ line, kind: 'refused', detail, refusal });
    return;
  }
  run.log = taken.log;
  if (judged.ok) return;
  const { refusal, detail } = judged;
  run.warnings.push({ line, kind: 'breach', detail, refusal });
}
