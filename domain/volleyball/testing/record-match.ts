import type { EventType, MatchEvent } from '../events.ts';
import { appendEvent, emptyLog, type MatchLog } from '../match-log.ts';
import type { MatchRules } from '../match-rules.ts';
import type { Refused, Warning } from '../refusal.ts';
import type { Side } from '../side.ts';

type Loose = { type: EventType; [fact: string]: unknown };

/** A scorer at work: fills in id, time and rally number, and keeps the log of what was accepted. */
export type Scorer = {
  log: MatchLog;
  warnings: Warning[];
  /** The last refusal in full. */
  refused: Refused | null;
  /** `ok`, or the refusal's code. The id given to the event is `e` and its count. */
  send: (event: Loose) => string;
  /** Like `send`, but a refusal is a failure of the test. */
  must: (...events: Loose[]) => void;
  /** Rallies by their winners: `1` is team1, `2` is team2. */
  rallies: (winners: string) => void;
};

export function scorer(rules: MatchRules): Scorer {
  let sent = 0;
  const table: Scorer = {
    log: emptyLog(rules),
    warnings: [],
    refused: null,
    send(event) {
      sent += 1;
      const no = (table.log.state.sets.at(-1)?.rallies ?? 0) + 1;
      const numbered = event.type === 'rally' ? { no, ...event } : event;
      const full = { id: `e${sent}`, at: sent * 1000, ...numbered } as unknown as MatchEvent;
      const appended = appendEvent(table.log, full);
      if (!appended.ok) {
        expectWords(appended);
        table.refused = appended;
        return appended.refusal;
      }
      table.log = appended.log;
      table.warnings = [...appended.warnings];
      table.warnings.forEach(expectWords);
      return 'ok';
    },
    must(...events) {
      for (const event of events) {
        const answer = table.send(event);
        if (answer !== 'ok') throw new Error(`${event.type} was refused: ${answer}`);
      }
    },
    rallies(winners) {
      for (const winner of winners) table.must({ type: 'rally', winner: sideOf(winner) });
    },
  };
  return table;
}

/** Every message to a scorer is a sentence, and names a field of the event or none. */
function expectWords({ detail, field }: { detail: string; field?: string | null }): void {
  if (!/^[\p{Lu}\d].*\.$/u.test(detail) || field === '') {
    throw new Error(`Not a sentence about a field: "${detail}" (${field})`);
  }
}

/** A match in which set 1 has just begun; `firstServe` as given. */
export function liveMatch(rules: MatchRules, firstServe: Side = 'team1'): Scorer {
  const table = scorer(rules);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe });
  return table;
}

/** The same with line-ups 1..n of team1 and 11..10+n of team2, and liberos 7 and 17. */
export function livePositions(rules: MatchRules, firstServe: Side = 'team1'): Scorer {
  const table = scorer(rules);
  table.must({ type: 'start' }, ...lineups(rules, 1), { type: 'set-start', set: 1, firstServe });
  return table;
}

export function lineups(rules: MatchRules, set: number): Loose[] {
  const players = Array.from({ length: rules.playersOnCourt }, (_, index) => index + 1);
  const liberos = rules.liberos.max > 0;
  return [
    { type: 'lineup', set, team: 'team1', players, liberos: liberos ? [7] : [] },
    {
      type: 'lineup',
      set,
      team: 'team2',
      players: players.map((player) => player + 10),
      liberos: liberos ? [17] : [],
    },
  ];
}

export function sideOf(letter: string): Side {
  return letter === '1' || letter === 'A' ? 'team1' : 'team2';
}

/** Winners that bring a set to a score, the loser's points first and never ending the set before. */
export function winnersTo(team1Score: number, team2Score: number): string {
  const level = Math.min(team1Score, team2Score);
  const rest = Math.abs(team1Score - team2Score);
  return '12'.repeat(level) + (team1Score > team2Score ? '1' : '2').repeat(rest);
}

/** Scores of all sets as `25:23`. */
export function scoreline(log: MatchLog): string {
  return log.state.sets.map((set) => `${set.team1Score}:${set.team2Score}`).join(' ');
}
