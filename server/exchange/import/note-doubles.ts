import { textOf } from '#contract/text/text.ts';
import { foldedName } from '#server/platform/db/sort-name.ts';
import type { PlayerRow } from '#server/platform/db/tables/tables.ts';
import type { Faults } from './read/faults.ts';

/** A player of the file as it was kept. */
export type StoredPlayer = {
  row: number;
  id: string;
  name: string;
  team: string | undefined;
  shirt: number | null | undefined;
};

/** Two players of one team with the same shirt or the same name: kept, but said. */
export function noteDoubles(
  players: readonly StoredPlayer[],
  known: readonly PlayerRow[],
  notes: Faults,
): void {
  const inFile = new Set(players.map(({ id }) => id));
  const shirts = new Map<string, string>();
  const names = new Map<string, string>();
  for (const player of known) {
    const { team_id: team, jersey_number: shirt, full_name: name } = player;
    if (team === null || inFile.has(player.id)) continue;
    if (shirt !== null) shirts.set(`${team} ${shirt}`, name);
    names.set(`${team} ${foldedName(name)}`, name);
  }
  for (const { row, name, team, shirt } of players) {
    if (team === undefined) continue;
    const isNumbered = shirt !== undefined && shirt !== null;
    const wearer = isNumbered ? shirts.get(`${team} ${shirt}`) : undefined;
    if (isNumbered && wearer !== undefined)
      notes.add(row, 'jerseyNumber', textOf('import.shirtTwice', { number: shirt, name: wearer }));
    if (isNumbered) shirts.set(`${team} ${shirt}`, name);
    const key = `${team} ${foldedName(name)}`;
    if (names.has(key)) notes.add(row, 'fullName', textOf('import.nameTwice', { name }));
    names.set(key, name);
  }
}
