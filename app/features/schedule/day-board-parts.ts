import type { LeagueSchedule, ScheduleEntry, ScheduleMove } from '#contract/leagues/schedule.ts';
import { findClashes } from '#domain/competition/schedule/find-clashes.ts';
import type { Finding } from '#domain/competition/schedule/finding.ts';
import { courtsOf, openHours, type Place, seasonOf } from '#domain/competition/schedule/season.ts';

/** One place in the grid. */
export type Cell = Place & { matchDate: string; matchTime: string };

export type BoardDay = {
  date: string;
  /** Rows, `HH:mm`. */
  times: string[];
  /** Columns. */
  places: Place[];
};

const NO_HOURS = { opens: '08:00', closes: '18:00', matchMinutes: 120 };

/**
 * The days of a league from its first match to its last, the days of play between them, and those
 * that somebody has added to move a match there. Rows follow each other by the length of a match;
 * a match at another time has a row of its own.
 */
export function boardDays(
  { settings, entries }: LeagueSchedule,
  addedDays: readonly string[],
): BoardDay[] {
  const own = entries.filter(({ kind }) => kind !== 'elsewhere');
  const dates = own.map(({ matchDate }) => matchDate).sort();
  const first = dates[0];
  const last = dates.at(-1);
  const open =
    settings && first && last ? openHours(settings, { first, last }).map(({ date }) => date) : [];
  const courts = settings ? [...courtsOf(settings).values()] : [];
  const places = distinct([...courts, ...own.map(({ location, court }) => ({ location, court }))]);
  return [...new Set([...dates, ...open, ...addedDays])].sort().map((date) => {
    const there = entries.filter((entry) => entry.matchDate === date && isAmong(places, entry));
    const times = [...slots(settings ?? NO_HOURS), ...there.map(({ matchTime }) => matchTime)];
    return { date, times: [...new Set(times)].sort(), places };
  });
}

/** Days one after the other, those without a match together: a season has five of them a week. */
export type DayBoardPart = { days: readonly BoardDay[]; isFree: boolean };

/** A single free day stands open, as does one that somebody has added. */
export function dayBoardParts(
  days: readonly BoardDay[],
  { entries }: LeagueSchedule,
  addedDays: readonly string[],
): DayBoardPart[] {
  const busy = new Set([...entries.map(({ matchDate }) => matchDate), ...addedDays]);
  const parts: { days: BoardDay[]; isFree: boolean }[] = [];
  for (const day of days) {
    const isFree = !busy.has(day.date);
    const before = parts.at(-1);
    if (before?.isFree === isFree) before.days.push(day);
    else parts.push({ days: [day], isFree });
  }
  return parts.map((part) => ({ ...part, isFree: part.isFree && part.days.length > 1 }));
}

function slots({ opens, closes, matchMinutes }: typeof NO_HOURS): string[] {
  const times: string[] = [];
  for (let at = minuteOf(opens); at + matchMinutes <= minuteOf(closes); at += matchMinutes)
    times.push(`${two(Math.floor(at / 60))}:${two(at % 60)}`);
  return times;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.location === b.location && a.court === b.court;
}

function isAmong(places: readonly Place[], place: Place): boolean {
  return places.some((other) => isSamePlace(other, place));
}

function distinct(places: readonly Place[]): Place[] {
  return places.filter((place, at) => places.findIndex((it) => isSamePlace(it, place)) === at);
}

export function entriesIn(entries: readonly ScheduleEntry[], cell: Cell): ScheduleEntry[] {
  return entries.filter(
    (entry) =>
      entry.matchDate === cell.matchDate &&
      entry.matchTime === cell.matchTime &&
      isSamePlace(entry, cell),
  );
}

/** The moves that put a match into a cell; a single match that is there and may move changes places. */
export function movesInto(
  entries: readonly ScheduleEntry[],
  id: string,
  { matchDate, matchTime, location, court }: Cell,
): ScheduleMove[] {
  const moved = entries.find((entry) => entry.id === id);
  const cell = { matchDate, matchTime, location, court };
  if (moved === undefined || entriesIn([moved], cell).length > 0) return [];
  const there = entriesIn(entries, cell).filter((entry) => !entry.fixed);
  const [other] = there;
  const back = there.length === 1 && other ? [{ id: other.id, ...placeOf(moved) }] : [];
  return [{ id, ...cell }, ...back];
}

function placeOf({ matchDate, matchTime, location, court }: ScheduleEntry): Cell {
  return { matchDate, matchTime, location, court };
}

/** The moves that take these back. */
export function movesBack(
  entries: readonly ScheduleEntry[],
  moves: readonly ScheduleMove[],
): ScheduleMove[] {
  return moves.flatMap(({ id }) => {
    const entry = entries.find((candidate) => candidate.id === id);
    return entry ? [{ id, ...placeOf(entry), notBefore: entry.notBefore }] : [];
  });
}

export function withMoves(
  entries: readonly ScheduleEntry[],
  moves: readonly ScheduleMove[],
): ScheduleEntry[] {
  const byId = new Map(moves.map((move) => [move.id, move]));
  return entries.map((entry) => {
    const move = byId.get(entry.id);
    return move ? { ...entry, ...move, notBefore: move.notBefore ?? false } : entry;
  });
}

/** The problems of a calendar that concern a match which can still be moved. */
export function clashesIn({ settings, entries }: LeagueSchedule): Finding[] {
  const { problem, schedule } = seasonOf(settings, entries);
  const movable = new Set(entries.flatMap((entry) => (entry.fixed ? [] : [entry.id])));
  return findClashes(problem, schedule).filter(({ matches }) =>
    matches.some((id) => movable.has(id)),
  );
}

/** The problems that a move would cause. */
export function newClashes(schedule: LeagueSchedule, moves: readonly ScheduleMove[]): Finding[] {
  const known = new Set(clashesIn(schedule).map((finding) => JSON.stringify(finding)));
  const after = { ...schedule, entries: withMoves(schedule.entries, moves) };
  return clashesIn(after).filter((finding) => !known.has(JSON.stringify(finding)));
}
