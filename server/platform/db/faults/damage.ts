import { databaseFault } from './database-fault.ts';

export type Damage = { since: number; why: string };

/**
 * Whether the file of the database has been seen to be damaged. From then on nothing is acknowledged:
 * what would be written into a damaged file may be lost with it.
 */
export type DamageWatch = {
  found: () => Damage | undefined;
  /** Remembers what was found first; every other error is let go by. */
  note: (error: unknown) => void;
  report: (why: string) => void;
  /** Called once, at the first finding. */
  onFound: (listener: (damage: Damage) => void) => void;
};

/** SQLite's own word for it: CORRUPT, or NOTADB. */
const DAMAGED = new Set([11, 26]);

export function watchDamage(clock: () => number): DamageWatch {
  const listeners: ((damage: Damage) => void)[] = [];
  let damage: Damage | undefined;

  function report(why: string) {
    if (damage) return;
    damage = { since: clock(), why };
    for (const listener of listeners) listener(damage);
  }

  return {
    found: () => damage,
    report,
    note(error) {
      const { errcode } = error as { errcode?: unknown };
      if (databaseFault(error) !== 'broken' || !DAMAGED.has(Number(errcode) & 0xff)) return;
      report((error as Error).message);
    },
    onFound(listener) {
      listeners.push(listener);
      if (damage) listener(damage);
    },
  };
}

/** The error of a write that is not carried out, in SQLite's own terms. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode = 11;

  constructor({ why }: Damage) {
    super(`Nothing is written: the database is damaged (${why}).`);
  }
}
