import { readPlayers } from '#app/features/imports/written-rows.ts';
import type { EntryDetails } from '#contract/entries/team-entry.ts';

/** The players of a written list, a line each. */
export function enteredPlayers(list: string): EntryDetails['players'] {
  return readPlayers(list).flatMap((written) =>
    written === undefined
      ? []
      : [
          {
            fullName: written.name,
            jerseyNumber: written.number === '' ? null : Number(written.number),
          },
        ],
  );
}
