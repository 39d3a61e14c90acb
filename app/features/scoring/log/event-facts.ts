import type { MatchEvent } from '#domain/volleyball/events.ts';

/** An entry before it gets its id and its time. */
export type EventFacts = MatchEvent extends infer E
  ? E extends MatchEvent
    ? Omit<E, 'id' | 'at'>
    : never
  : never;
