import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { WrittenPlayersDialog } from '#app/features/sheets/written-players-dialog.tsx';
import { createPlayer } from '#app/lib/api-client-team.ts';
import { writeRoster } from './write-roster.ts';

type Props = { teamId: string; names: readonly string[]; onClose: () => void };

/** The coach's roster, pasted or typed as it stands in a message. */
export function WriteRosterDialog({ teamId, names, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [there] = useState(() => new Set<string>());

  async function send(list: string) {
    // What was kept although its answer was lost shows in the roster that was read again since.
    for (const name of names) there.add(name.toLowerCase());
    try {
      await writeRoster(list, teamId, there, createPlayer);
    } catch (error) {
      await revalidate();
      throw error;
    }
  }

  return <WrittenPlayersDialog teamId={teamId} send={send} onClose={onClose} />;
}
