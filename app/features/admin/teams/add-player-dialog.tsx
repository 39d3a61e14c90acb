import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { addPlayerToTeamSchema } from '#contract/people/team.ts';
import { findPlayers } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SearchedChoice } from '../../forms/searched-choice.tsx';

/** A player is in one team: choosing one of another team moves the player. */
export function AddPlayerDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useWords();
  return (
    <FormDialog
      title={t.admin.addExisting}
      schema={addPlayerToTeamSchema}
      missing={t.admin.fillRequired}
      send={({ playerId }) =>
        callApi('POST /teams/{id}/players', { path: { id: teamId }, body: { playerId } })
      }
      saved={t.admin.playerSaved}
      submitLabel={t.admin.add}
      onClose={onClose}
    >
      {(errors) => (
        <SearchedChoice
          name="playerId"
          label={t.admin.existingPlayer}
          errors={errors}
          find={findPlayers}
          none={t.guide.noPlayerLeft}
          required
        />
      )}
    </FormDialog>
  );
}
