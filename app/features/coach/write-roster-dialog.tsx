import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { WrittenPlayersDialog } from '#app/features/imports/written-players-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { countNames, writeRoster } from './write-roster.ts';

type Props = { teamId: string; names: readonly string[]; onClose: () => void };

/** The coach's roster, pasted or typed as it stands in a message. */
export function WriteRosterDialog({ teamId, names, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [saved] = useState(() => new Map<string, number>());
  const [keys] = useState(() => new Map<string, string>());

  function keyOf(entry: string): string {
    const key = keys.get(entry) ?? randomUuid();
    keys.set(entry, key);
    return key;
  }

  async function send(list: string) {
    // An entry that was kept although its answer was lost shows in the roster that was read again
    // since.
    for (const [name, number] of countNames(names)) {
      saved.set(name, Math.max(number, saved.get(name) ?? 0));
    }
    try {
      await writeRoster(list, teamId, saved, (player, entry) =>
        callApi('POST /players', { body: player, key: keyOf(entry) }),
      );
    } catch (error) {
      await revalidate();
      throw error;
    }
  }

  return <WrittenPlayersDialog teamId={teamId} send={send} onClose={onClose} />;
}
