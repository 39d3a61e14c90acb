import type { Branch } from '#app/features/scoring/queue/score-book.ts';
import type { EventBatch } from '#app/features/scoring/queue/score-server.ts';
import { createMemoryServer } from '#app/features/scoring/queue/testing/memory-server.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';

type Soon<T> = T | Promise<T>;

/** The server of a history: what devices and an administrator ask of it. */
export type Port = {
  /** The devices of the history. */
  actors: readonly [string, string];
  append: (actor: string, batch: EventBatch) => Soon<{ seq: number; version: number }>;
  eventsAfter: (seq: number) => Soon<readonly MatchEvent[]>;
  takePen: (actor: string, takeOver: boolean, now: number) => Soon<{ epoch: number; seq: number }>;
  park: (actor: string, branch: Branch) => Soon<unknown>;
  /** The Start button at home. */
  pressStart: (id: string) => Soon<unknown>;
  parked: () => Soon<readonly Branch[]>;
  version: () => Soon<number>;
};

export const SIGNED_OUT = () => new ApiProblem(401, { code: 'NOT_SIGNED_IN' });

/** In memory, with the rules of server/play/scoring. */
export function memoryPort(): Port {
  const server = createMemoryServer(PRESETS.indoor);
  return {
    actors: ['user:a', 'scorer-link:b'],
    append: server.append,
    eventsAfter: server.eventsAfter,
    takePen: (actor, takeOver, now) =>
      server.takePen(actor, takeOver, now, actor.startsWith('user:')),
    park: (_actor, branch) => server.park(branch),
    pressStart(id) {
      if (server.log().state.status === 'not started') server.write({ id, at: 0, type: 'start' });
    },
    parked: server.parked,
    version: server.version,
  };
}
