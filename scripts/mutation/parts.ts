/** A part of the domain that is mutated and tested on its own; folders relative to the root. */
export type Part = {
  name: string;
  folders: string[];
  /** Folders within these that are a part of their own. */
  without?: string[];
  /** Fewer random cases: they are run again for hundreds of mutants. */
  environment?: Record<string, string>;
  /** Tests too slow to be asked of thousands of mutants, by a piece of their file or name. */
  leftOut?: string[];
};

export const PARTS: Part[] = [
  { name: 'access', folders: ['domain/access'] },
  { name: 'crest', folders: ['domain/crest'] },
  {
    name: 'standings',
    folders: ['domain/competition/standings'],
    environment: { WAVU_RANDOM_LEAGUES: '100' },
  },
  {
    name: 'fixtures',
    folders: ['fixtures', 'slots', 'lots', 'swiss'].map((name) => `domain/competition/${name}`),
  },
  {
    name: 'schedule',
    folders: ['domain/competition/schedule'],
    environment: { WAVU_SCHEDULES: '30', WAVU_SMALL_DAYS: '1' },
    leftOut: ['cluster-tournament.test.ts', 'small days', 'every day from 1895'],
  },
  {
    name: 'volleyball',
    folders: ['domain/volleyball'],
    without: ['domain/volleyball/scoresheet'],
    environment: { WAVU_RANDOM_MATCHES: '40' },
    leftOut: ['match-log.properties.test.ts', 'five thousand events'],
  },
  { name: 'scoresheet', folders: ['domain/volleyball/scoresheet'] },
  { name: 'data-volley', folders: ['domain/data-volley'] },
];

/** Throws when no part has the name. */
export function getPart(name: string): Part {
  const part = PARTS.find((it) => it.name === name);
  if (!part) throw new Error(`No part is called ${name}: ${PARTS.map((it) => it.name).join(', ')}`);
  return part;
}
