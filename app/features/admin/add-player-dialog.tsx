import { addTeamPlayer } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/player.ts';
import { addPlayerToTeamSchema } from '#contract/team.ts';
import { FormDialog } from './form-dialog.tsx';
import { SelectField } from './text-field.tsx';

type Props = { teamId: string; players: readonly PlayerSummary[]; onClose: () => void };

/** A player is in one team: choosing one of another team moves the player. */
export function AddPlayerDialog({ teamId, players, onClose }: Props) {
  const { t } = useWords();
  return (
    <FormDialog
      title={t.admin.addExisting}
      schema={addPlayerToTeamSchema}
      missing={t.admin.fillRequired}
      send={({ playerId }) => addTeamPlayer(teamId, playerId)}
      saved={t.admin.playerSaved}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <SelectField
          name="playerId"
          label={t.admin.existingPlayer}
          errors={errors}
          choices={players.map(({ id, fullName, team }) => ({
            value: id,
            label: team ? `${fullName} (${team.name})` : fullName,
          }))}
          empty={t.admin.choose}
          required
        />
      )}
    </FormDialog>
  );
}
