import { WrittenListDialog } from './written-list-dialog.tsx';
import { known, playerSheet, readPlayers, type WrittenPlayer } from './written-rows.ts';

/** Players by their shirt numbers and names, into a team. */
export function WrittenPlayersDialog(props: { teamId: string; onClose: () => void }) {
  return (
    <WrittenListDialog
      table="players"
      into={{ team: props.teamId }}
      sheetOf={({ list }) => playerSheet(list)}
      readingOf={(list) => [{ heading: '', entries: known(readPlayers(list)).map(playerText) }]}
      onClose={props.onClose}
    />
  );
}

function playerText({ name, number, position }: WrittenPlayer): string {
  const numbered = number === '' ? name : `${number} ${name}`;
  return position === '' ? numbered : `${numbered} (${position})`;
}
