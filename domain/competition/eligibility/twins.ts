import type { PlayerProblem } from './problem.ts';

/** A player on a roster. Days as `YYYY-MM-DD`; null: not known. */
export type Registered = {
  id: string;
  name: string;
  birth: string | null;
  gender: string | null;
  nationality: string | null;
  licence: string | null;
  /** The last day of the licence; null: it does not end. */
  licenceUntil: string | null;
  joinedOn: string | null;
  /** Whether the player came from another team. */
  isTransfer: boolean;
};

type Entry = { id: string; team: string };
type Twin = Extract<PlayerProblem, { kind: 'registered-twice' }>;

/**
 * Records of the same person, in two teams or twice in one: by the number of the licence, or by name and
 * birth date. Each is said of both.
 */
export function twinsOf(
  rosters: readonly { team: string; players: readonly Registered[] }[],
): Map<string, Twin[]> {
  const found = new Map<string, Twin[]>();
  for (const by of ['licence', 'birth'] as const) {
    const groups = new Map<string, Entry[]>();
    for (const { team, players } of rosters)
      for (const player of players) {
        const key = keyOf(player, by);
        if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), { ...player, team }]);
      }
    for (const group of groups.values()) note(found, group, by);
  }
  return found;
}

function note(found: Map<string, Twin[]>, group: readonly Entry[], by: Twin['by']): void {
  for (const { id } of group)
    for (const other of group) {
      const known = found.get(id) ?? [];
      // Two records that share licence and birth date are one finding.
      if (other.id === id || known.some(({ team }) => team === other.team)) continue;
      found.set(id, [...known, { kind: 'registered-twice', team: other.team, by }]);
    }
}

function keyOf({ licence, name, birth }: Registered, by: Twin['by']): string | undefined {
  if (by === 'birth') return birth === null ? undefined : `${plain(name)} ${birth}`;
  return licence === null ? undefined : plain(licence);
}

/** Letters and digits alone: `TVF-0012` and `tvf 0012` are one number. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
