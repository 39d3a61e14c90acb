import type { Versions } from '#server/platform/pages/versions.ts';
import type { UssdSource } from './source.ts';

type Entry = { value: unknown; state: string | undefined; at: number };

/** Of reads: lists, tables of leagues, names that were looked for. */
const MOST_ENTRIES = 500;
/** Days change although nothing was written. */
const KEPT_MS = 60_000;
/** Older scores help nobody. */
const OLDEST_MS = 60 * 60_000;

export type KeptSource = {
  source: UssdSource;
  /** The time of the oldest data that stood in for a database that did not answer; undefined: none. */
  staleSince: () => number | undefined;
};

/**
 * Each read once for all phones until something on the site changes. While the database does not answer,
 * the last answer serves for an hour.
 */
export function createSourceCache(queries: UssdSource, versions: Versions | undefined) {
  const entries = new Map<string, Entry>();

  async function read<T>(key: string, now: number, query: () => Promise<T>): Promise<[T, number]> {
    const entry = entries.get(key);
    try {
      const state = await versions?.('scores');
      const isFresh = entry !== undefined && state !== undefined && entry.state === state;
      if (isFresh && now - entry.at < KEPT_MS) return [entry.value as T, now];
      const value = await query();
      entries.delete(key);
      if (entries.size >= MOST_ENTRIES) entries.delete(entries.keys().next().value!);
      entries.set(key, { value, state, at: now });
      return [value, now];
    } catch (error) {
      if (entry === undefined || now - entry.at > OLDEST_MS) throw error;
      return [entry.value as T, entry.at];
    }
  }

  /** The source of one screen. */
  return (now: number): KeptSource => {
    let oldest = now;
    const keep = async <T>(key: string, query: () => Promise<T>): Promise<T> => {
      const [value, at] = await read(key, now, query);
      oldest = Math.min(oldest, at);
      return value;
    };
    const source: UssdSource = {
      name: () => keep('name', queries.name),
      live: () => keep('live', queries.live),
      results: () => keep('results', queries.results),
      fixtures: () => keep('fixtures', queries.fixtures),
      leagues: () => keep('leagues', queries.leagues),
      tables: (league) => keep(`tables ${league}`, () => queries.tables(league)),
      findTeams: (name) => keep(`teams ${name.toLowerCase()}`, () => queries.findTeams(name)),
      findLeagues: (name) => keep(`league ${name.toLowerCase()}`, () => queries.findLeagues(name)),
      comingOf: (team) => keep(`coming ${team}`, () => queries.comingOf(team)),
      matchesOf: (team) => keep(`matches ${team}`, () => queries.matchesOf(team)),
    };
    return { source, staleSince: () => (oldest < now ? oldest : undefined) };
  };
}
