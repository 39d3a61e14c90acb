import { useWords } from '#app/lib/use-words.ts';
import { importWritten } from './send-import.ts';
import { WrittenListDialog } from './written-list-dialog.tsx';
import { known, playerRows, readPlayers, sameNumbers, type WrittenPlayer } from './written-rows.ts';

type Props = {
  teamId: string;
  /** Saves the players one by one, for people who may not import; administrators import them all at once. */
  send?: (list: string) => Promise<unknown>;
  onClose: () => void;
};

/** Players by their shirt numbers and names, into a team. */
export function WrittenPlayersDialog({ teamId, send, onClose }: Props) {
  const { t } = useWords();
  return (
    <WrittenListDialog
      table="players"
      send={({ list }) =>
        send ? send(list) : importWritten('players', playerRows(list), { team: teamId })
      }
      readingOf={(list) => [{ heading: '', entries: known(readPlayers(list)).map(playerText) }]}
      warningsOf={(list) =>
        sameNumbers(list).map(({ line, number, first }) =>
          t.typedLists.line(line, t.typedLists.sameNumber(number, first)),
        )
      }
      onClose={onClose}
    />
  );
}

function playerText({ name, number, position }: WrittenPlayer): string {
  const numbered = number === '' ? name : `${number} ${name}`;
  return position === '' ? numbered : `${numbered} (${position})`;
}
