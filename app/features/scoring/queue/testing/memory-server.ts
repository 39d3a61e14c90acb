import { ApiProblem } from '#app/lib/api/client.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { appendEvent, foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { Branch } from '../score-book.ts';
import type { EventBatch } from '../score-server.ts';

export function problem(status: number, code: string, members = {}): ApiProblem {
  return new ApiProblem(status, { status, code, detail: code, ...members });
}

/**
 * A match as the API keeps it (server/play/scoring/commands.ts, server/play/parked/commands.ts): pen and epoch,
 * base, idempotent ids, all of a batch or nothing. Answers at once; whoever asks may lose the answer.
 */
export function createMemoryServer(rules: MatchRules, opening: readonly MatchEvent[] = []) {
  let log: MatchLog = foldLog(rules, opening);
  let epoch = 0;
  let version = 1;
  let sends = 0;
  let holder: string | null = null;
  let parked: Branch[] = [];

  function append(actor: string, { epoch: with_, baseSeq, events }: EventBatch) {
    sends += 1;
    const known = new Set(log.events.map(({ id }) => id));
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return { seq: log.events.length, version };
    const seq = log.events.length;
    if (with_ !== epoch || holder !== actor) throw problem(409, 'STALE_PEN', { epoch, seq });
    const missing = log.events.slice(baseSeq);
    const sent = new Set(events.map(({ id }) => id));
    if (baseSeq !== seq && !(baseSeq < seq && missing.every(({ id }) => sent.has(id)))) {
      throw problem(409, 'STALE_BASE', { seq, events: missing });
    }
    let next = log;
    fresh.forEach((event, index) => {
      const step = appendEvent(next, event);
      if (!step.ok) {
        const errors = [{ field: `events.${index}`, message: step.detail }];
        throw problem(422, step.refusal, { errors });
      }
      next = step.log;
    });
    log = next;
    version += 1;
    return { seq: log.events.length, version };
  }

  return {
    append,
    eventsAfter: (seq: number) => log.events.slice(seq),
    takePen(actor: string, takeOver: boolean, now: number, isPerson = false) {
      const isOwn = isPerson && holder === actor;
      if (holder !== null && !isOwn && !takeOver) throw problem(409, 'PEN_TAKEN', { epoch });
      epoch += 1;
      holder = actor;
      return { epoch, seq: log.events.length, now };
    },
    park(branch: Branch): void {
      if (parked.some((other) => holds(other, branch))) return;
      parked = [...parked.filter((other) => !holds(branch, other)), structuredClone(branch)];
    },
    /** An entry by an administrator at home, without a pen. */
    write(...events: MatchEvent[]): void {
      for (const event of events) {
        const step = appendEvent(log, event);
        if (!step.ok) throw problem(422, step.refusal);
        log = step.log;
      }
      version += 1;
    },
    log: () => log,
    parked: () => parked,
    epoch: () => epoch,
    version: () => version,
    sends: () => sends,
  };
}

function holds(complete: Branch, part: Branch): boolean {
  return part.events.every(({ id }) => complete.events.some((event) => event.id === id));
}

export type MemoryServer = ReturnType<typeof createMemoryServer>;
