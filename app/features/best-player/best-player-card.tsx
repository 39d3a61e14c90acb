import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { idSchema } from '#contract/primitives.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { type FindChoices, SearchedChoice } from '../forms/searched-choice.tsx';
import { useChange } from '../forms/use-change.ts';

type Props = { match: Match; player: PlayerSummary | null };

const choiceSchema = z.strictObject({ player: idSchema });

function choose(match: Match, player: string | null) {
  return callApi('PUT /matches/{id}/best-player', { path: { id: match.id }, body: { player } });
}

/** The player of the match, chosen when there is a result. */
export function BestPlayerCard({ match, player }: Props) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [isChoosing, setChoosing] = useState(false);
  if (match.winner === null) return null;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.fans.best}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{t.fans.bestText}</p>
      <p className="px-4 pb-2">
        {player ? <b>{player.fullName}</b> : t.fans.nobody} {player?.team?.name}
      </p>
      <div className="card-actions">
        <button className="button small" type="button" onClick={() => setChoosing(true)}>
          {player ? t.fans.changeChoice : t.fans.choose}
        </button>
        {player && (
          <button
            className="row-action bad"
            type="button"
            disabled={isBusy}
            onClick={() =>
              change({
                run: () => choose(match, null),
                undo: () => choose(match, player.id),
                done: t.fans.takenBack,
              })
            }
          >
            {t.fans.takeBack}
          </button>
        )}
      </div>
      {isChoosing && (
        <ChooseDialog match={match} player={player} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}

function ChooseDialog({ match, player, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  return (
    <FormDialog
      title={t.fans.best}
      schema={choiceSchema}
      missing={t.admin.fillRequired}
      send={(input) => choose(match, input.player)}
      saved={t.fans.chosen}
      submitLabel={t.fans.choose}
      onClose={onClose}
    >
      {(errors) => (
        <SearchedChoice
          name="player"
          label={t.fans.best}
          errors={errors}
          find={findPlayersOf(match)}
          chosen={player ? { value: player.id, label: player.fullName } : undefined}
          required
        />
      )}
    </FormDialog>
  );
}

/** Of both teams, by number and name. */
function findPlayersOf({ team1, team2 }: Match): FindChoices {
  return async (q) => {
    const teams = await Promise.all(
      [team1, team2].map(({ id }) => callApi('GET /teams/{id}', { path: { id } })),
    );
    const searched = q.trim().toLowerCase();
    const choices = teams.flatMap(({ name, players }) =>
      players
        .filter(({ fullName }) => fullName.toLowerCase().includes(searched))
        .map(({ id, fullName, jerseyNumber }) => ({
          value: id,
          label: `${name}: ${jerseyNumber ?? '–'} ${fullName}`,
        })),
    );
    return { choices, isAll: true };
  };
}
