import { amendedEvents } from '../volleyball/amendments.ts';
import type { EventNamed, MatchEvent } from '../volleyball/events.ts';
import type { MatchLog } from '../volleyball/match-log.ts';
import type { Court, PointRecord } from '../volleyball/set-state.ts';
import { otherSide, type Side } from '../volleyball/side.ts';
import { knownTouches } from './known-touches.ts';

type Placing = {
  /** Our side for the file's home team. */
  home: Side;
  /** The start of the match's day, epoch milliseconds. */
  midnight: number;
};

type Run = Placing & {
  lines: string[];
  points: ReadonlyMap<string, PointRecord>;
  /** The set whose lines are written, 0 before the first. */
  set: number;
  courts: Record<Side, Court | readonly number[] | null>;
  setters: PointRecord['scouting'];
  /** Of the event before, epoch milliseconds. */
  before: number;
};

const DAY_SECONDS = 86_400;

/**
 * The lines of `[3SCOUT]`: what the format has of a match, in order. Exchanges of liberos, sanctions and
 * formalities have no line in it; positions are those of the six without liberos, as scouts write them.
 */
export function scoutingLines(log: MatchLog, placing: Placing): string[] {
  const { sets } = log.state;
  const run: Run = {
    ...placing,
    lines: [],
    points: new Map(sets.flatMap(({ points }) => points.map((point) => [point.event, point]))),
    set: 0,
    courts: { team1: null, team2: null },
    setters: undefined,
    before: placing.midnight,
  };
  for (const event of amendedEvents(log.events)) {
    writeEvent(run, log, event);
    run.before = event.at;
  }
  if (sets[run.set - 1]?.over) endSet(run, run.before);
  return run.lines;
}

function writeEvent(run: Run, log: MatchLog, event: MatchEvent): void {
  const set = log.state.sets[run.set - 1];
  switch (event.type) {
    case 'lineup':
      openSet(run, event.set);
      run.courts[event.team] = event.players;
      return;
    case 'set-start':
      openSet(run, event.set);
      for (const code of ['P01>LUp', 'z1>LUp']) {
        write(run, run.home, code, run.before);
        write(run, otherSide(run.home), code, run.before);
      }
      return;
    case 'rally':
      writeRally(run, event);
      return;
    case 'timeout':
      write(run, event.team, 'T', event.at);
      return;
    case 'substitution':
      for (const pair of event.pairs) {
        write(run, event.team, `c${two(pair.out)}:${two(pair.in)}`, event.at);
      }
      return;
    case 'set-score':
      writePoint(run, event.serving ?? set?.serving ?? run.home, event, event.at);
      return;
    case 'delay':
    case 'sanction': {
      const penalty = run.points.get(event.id);
      if (penalty) writePoint(run, penalty.winner, penalty, event.at);
      return;
    }
    case 'end':
      if (set?.over) endSet(run, event.at);
      return;
    default:
      return;
  }
}

/** A line-up of the next set ends the one before, once. */
function openSet(run: Run, set: number): void {
  if (run.set === set) return;
  if (run.set > 0) endSet(run, run.before);
  run.set = set;
  run.courts = { team1: null, team2: null };
  run.setters = undefined;
}

function endSet(run: Run, at: number): void {
  if (run.lines.at(-1)?.startsWith('**')) return;
  run.lines.push(`**${run.set}set;;;;;;;${clockOf(run, at)};${run.set};;;;;;;;;;;;;;;;;;`);
}

function writeRally(run: Run, event: EventNamed<'rally'>): void {
  const point = run.points.get(event.id);
  // A rally of a set that was played anew has no point.
  if (point === undefined) return;
  const { court1, court2, scouting } = point;
  if (court1 && court2) run.courts = { team1: court1, team2: court2 };
  run.setters = scouting;
  const touches = scouting?.touches ?? knownTouches(point);
  for (const [index, code] of touches.entries()) {
    const team = code.startsWith('*') ? 'team1' : 'team2';
    write(run, team, code.slice(1), index === 0 ? run.before : event.at);
  }
  writePoint(run, point.winner, point, event.at);
}

type Score = { team1Score: number; team2Score: number };

function writePoint(run: Run, winner: Side, score: Score, at: number): void {
  const ofHome = run.home === 'team1' ? score.team1Score : score.team2Score;
  const ofAway = run.home === 'team1' ? score.team2Score : score.team1Score;
  write(run, winner, `p${two(ofHome)}:${two(ofAway)}`, at);
}

/** The code, then time, set, the places of the setters and both teams on the court. */
function write(run: Run, team: Side, code: string, at: number): void {
  const sign = team === run.home ? '*' : 'a';
  const away = otherSide(run.home);
  const setters = run.setters?.setters ?? {};
  const places = [setters[run.home] ?? '', setters[away] ?? ''].join(';');
  const courts = [shirtsOn(run.courts[run.home]), shirtsOn(run.courts[away])];
  const isKnown = courts.every((shirts) => shirts.length === 6);
  const behind = isKnown ? `${courts.flat().join(';')};` : ';'.repeat(12);
  run.lines.push(`${sign}${code};;;;;;;${clockOf(run, at)};${run.set};${places};1;;;${behind}`);
}

/** The six of the order of service: a libero stands for the player who waits. */
function shirtsOn(court: Court | readonly number[] | null): readonly number[] {
  if (court === null) return [];
  if (!('positions' in court)) return court;
  const { positions, libero } = court;
  return positions.map((shirt) => (shirt === libero?.libero ? libero.replaced : shirt));
}

function clockOf({ midnight }: Placing, at: number): string {
  const seconds = Math.max(0, Math.floor((at - midnight) / 1000)) % DAY_SECONDS;
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join('.');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
