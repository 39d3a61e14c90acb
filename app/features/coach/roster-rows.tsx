import { useState } from 'react';
import { PlayerDialog } from '#app/features/admin/teams/player-dialog.tsx';
import { RemovePlayerButton } from '#app/features/admin/teams/remove-player-button.tsx';
import { ConsentsDialog } from '#app/features/consents/consents-dialog.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { writtenWord } from '#app/features/players/written-word.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Player } from '#contract/people/player.ts';

type Props = { teamId: string; players: readonly Player[] };

/** The players of a coach's own team, each to be changed or taken out. */
export function RosterRows({ teamId, players }: Props) {
  const { t } = useWords();
  const changing = useChange();
  const [edited, setEdited] = useState<Player>();
  const [agreed, setAgreed] = useState<Player>();
  const words = t.coaching;
  return (
    <>
      <ul className="own-roster">
        {players.map((player) => (
          <li key={player.id}>
            <b className="num">{player.jerseyNumber ?? '–'}</b>
            <p>
              {player.fullName}
              <span className="text-quiet">
                {shownAs(player, words) ?? writtenWord(t, player.position)}
              </span>
            </p>
            <button
              className="row-action"
              type="button"
              aria-label={words.editOf(player.fullName)}
              onClick={() => setEdited(player)}
            >
              {t.admin.edit}
            </button>
            <button
              className="row-action"
              type="button"
              aria-label={t.consents.openOf(player.fullName)}
              onClick={() => setAgreed(player)}
            >
              {t.consents.open}
            </button>
            <RemovePlayerButton teamId={teamId} player={player} changing={changing} />
          </li>
        ))}
      </ul>
      {edited && <PlayerDialog player={edited} onClose={() => setEdited(undefined)} />}
      {agreed && <ConsentsDialog player={agreed} mayNote onClose={() => setAgreed(undefined)} />}
    </>
  );
}

/** The words for a player of whom the public sees nothing, or the name alone. */
function shownAs(
  { dateOfBirth, age, consent }: Player,
  words: Messages['coaching'],
): string | undefined {
  if (dateOfBirth === null) return words.ageUnknown;
  return age < 18 && consent !== true ? words.minorHidden : undefined;
}
