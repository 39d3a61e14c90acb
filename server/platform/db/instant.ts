import type { Engine } from './engine.ts';

/** A moment (epoch milliseconds) as the sign-in library's columns hold it on this engine. */
export function instant(engine: Engine, now: number): unknown {
  const date = new Date(now);
  return engine === 'sqlite' ? date.toISOString() : date;
}

/** The same back, from either engine. */
export function epochOf(value: unknown): number {
  return new Date(value as string | Date).getTime();
}
