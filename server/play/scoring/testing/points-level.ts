import type { RallyLog, RallyLogSet } from '#domain/volleyball/testing/rally-log.ts';

/** An event as it crosses the wire. */
export type SentEvent = { id: string; type: string; at: number; [fact: string]: unknown };

/** A real match as its scorer taps it at points level: winners of rallies and time-outs. */
export function pointsLevelEvents(data: RallyLog): SentEvent[] {
  let at = Date.parse('2026-01-10T13:00:00Z');
  const event = (type: string, facts: object = {}): SentEvent => {
    at += 20_000;
    return { id: crypto.randomUUID(), type, at, ...facts };
  };
  const sets = data.sets.flatMap((set) => [
    event('set-start', { set: set.no, firstServe: sideOf(set.startServer) }),
    ...setEvents(set, event),
  ]);
  return [event('start'), ...sets, event('end')];
}

function setEvents(set: RallyLogSet, event: (type: string, facts?: object) => SentEvent) {
  return set.rallies.flatMap((rally, index) => {
    const timeouts = (set.events ?? []).filter(
      (entry) => entry.type === 'timeout' && entry.after === index,
    );
    return [
      ...timeouts.map((entry) => event('timeout', { team: sideOf(entry.team) })),
      event('rally', { winner: sideOf(rally.w), no: index + 1, set: set.no }),
    ];
  });
}

export function sideOf(letter: 'A' | 'B'): 'team1' | 'team2' {
  return letter === 'A' ? 'team1' : 'team2';
}
