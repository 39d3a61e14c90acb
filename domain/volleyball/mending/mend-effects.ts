/**
 * The changes that an amendment would make, before anything is written: later entries that would not
 * fit any more and wait for a decision, those that would stand against the rules, and how much of the
 * match and its sheet would read otherwise.
 */
import { type Amendment, amendedEvents } from '../amendments.ts';
import { applyEvent } from '../apply-event.ts';
import type { MatchEvent } from '../events.ts';
import { appendEvent, type MatchLog, mendedEntry } from '../match-log.ts';
import { INITIAL_STATE, liveSet, type MatchState } from '../match-state.ts';
import type { Refusal, Refused, Warning } from '../refusal.ts';
import { occasions } from '../scoresheet/occasions.ts';
import { scoresheet } from '../scoresheet/scoresheet.ts';
import type { PointRecord } from '../set-state.ts';
import { SIDES } from '../side.ts';

/** An entry with the score that it falls at as the match would read. */
type Placed = { event: MatchEvent; set: number | null; team1Score: number; team2Score: number };
export type Misfit = Placed & { refusal: Refusal };
export type NowBreach = Placed & { code: Warning['code'] };

export type SetScores = { set: number; before: string | null; after: string | null };

export type MendEffects = {
  misfits: readonly Misfit[];
  breaches: readonly NowBreach[];
  /** Points that count now and did not, or did and do not, or have another winner. */
  points: number;
  /** Points with another serving side or server. */
  servers: number;
  /** Columns of the sheet, one per starter, in which something is written otherwise. */
  columns: number;
  /** The sets with another score, as `25:23`. */
  scores: readonly SetScores[];
  /** The log as it would be, once all that does not fit is taken out. */
  log: MatchLog;
};

export type Mended = { ok: true; effects: MendEffects } | Refused;

/** An amendment that is read at an earlier place than its own. */
export type Mend = Exclude<Amendment, { type: 'challenge' }>;

export function mendEffects(log: MatchLog, mend: Mend): Mended {
  const misfits = misfitsOf(log, mend);
  const own = mendedEntry(mend);
  const others = misfits.filter(({ event }) => event.id !== own);
  const step = appendEvent(
    log,
    takingOut(
      mend,
      others.map(({ event }) => event.id),
    ),
  );
  if (!step.ok) return step;
  const after = step.log;
  return {
    ok: true,
    effects: {
      misfits: others,
      breaches: breachesBetween(log, after),
      ...pointsBetween(log.state, after.state),
      columns: columnsBetween(log, after),
      scores: scoresBetween(log.state, after.state),
      log: after,
    },
  };
}

/** The same amendment that takes more entries out, the last one first. */
export function takingOut(mend: Mend, ids: readonly string[]): Mend {
  const { also = [] } = mend;
  const more = ids.filter((id) => !also.includes(id)).reverse();
  return more.length === 0 ? mend : { ...mend, also: [...also, ...more] };
}

/** The entries that cannot stand behind the amendment, each judged as if those before it were out. */
function misfitsOf({ rules, events }: MatchLog, mend: Mend): Misfit[] {
  const misfits: Misfit[] = [];
  let state = INITIAL_STATE;
  for (const event of readOrNothing([...events, mend])) {
    const applied = applyEvent(rules, state, event, 'replay');
    if (applied.ok) state = applied.state;
    else misfits.push({ ...placed(state, event), refusal: applied.refusal });
  }
  return misfits;
}

/** An amendment that cannot be read is refused when it is appended. */
function readOrNothing(events: readonly MatchEvent[]): readonly MatchEvent[] {
  try {
    return amendedEvents(events);
  } catch {
    return [];
  }
}

function placed(state: MatchState, event: MatchEvent): Placed {
  const set = liveSet(state);
  const { team1Score = 0, team2Score = 0 } = set ?? {};
  return { event, set: set?.set ?? null, team1Score, team2Score };
}

function breachesBetween(before: MatchLog, after: MatchLog): NowBreach[] {
  const known = new Set(before.state.warnings.map(({ event, code }) => `${event} ${code}`));
  const read = occasions(after);
  return after.state.warnings.flatMap(({ event: id, code, override }) => {
    if (override !== undefined || known.has(`${id} ${code}`)) return [];
    const { event, before: state } = read.find((occasion) => occasion.event.id === id)!;
    return [{ ...placed(state, event), code }];
  });
}

type CountedPoint = { winner: string; served: string };

/** The points that count, by their entry. */
function pointsOf(state: MatchState): Map<string, CountedPoint> {
  const points = state.sets.flatMap((set) => set.points.filter(({ cancelled }) => !cancelled));
  return new Map(
    points.map((point) => [
      point.event,
      { winner: point.winner, served: `${point.served} ${serverOf(point)}` },
    ]),
  );
}

function serverOf({ served, court1, court2 }: PointRecord): number | null {
  return (served === 'team2' ? court2 : court1)?.positions[0] ?? null;
}

function pointsBetween(before: MatchState, after: MatchState) {
  const old = pointsOf(before);
  const now = pointsOf(after);
  const both = [...old].filter(([id]) => now.has(id));
  const others = both.filter(([id, { winner }]) => now.get(id)!.winner !== winner).length;
  const servers = both.filter(([id, { served }]) => now.get(id)!.served !== served).length;
  return { points: old.size + now.size - 2 * both.length + others, servers };
}

/** The columns of all sets, by set, team and place, as text to compare. */
function columnsOf(log: MatchLog): Map<string, string> {
  const columns = new Map<string, string>();
  for (const set of scoresheet(log).sets) {
    for (const side of SIDES) {
      const { order, rounds } = set[side];
      for (const [place, column] of order.entries()) {
        const boxes = rounds?.filter(({ player }) => player === place + 1);
        columns.set(`${set.set} ${side} ${place}`, JSON.stringify([column, boxes]));
      }
    }
  }
  return columns;
}

function columnsBetween(before: MatchLog, after: MatchLog): number {
  const old = columnsOf(before);
  const now = columnsOf(after);
  const places = new Set([...old.keys(), ...now.keys()]);
  return [...places].filter((place) => old.get(place) !== now.get(place)).length;
}

function scoresBetween(before: MatchState, after: MatchState): SetScores[] {
  const count = Math.max(before.sets.length, after.sets.length);
  return Array.from({ length: count }, (_, place) => ({
    set: place + 1,
    before: scoreOf(before, place),
    after: scoreOf(after, place),
  })).filter((scores) => scores.before !== scores.after);
}

function scoreOf({ sets }: MatchState, place: number): string | null {
  const set = sets[place];
  return set === undefined ? null : `${set.team1Score}:${set.team2Score}`;
}
