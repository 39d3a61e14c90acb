import { createPlayer, updatePlayer } from '#app/lib/api-client-team.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createPlayerSchema, type Player } from '#contract/player.ts';
import { FormDialog } from './form-dialog.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

type Props = {
  /** The player to change; without one a new player is made, in this team if it is given. */
  player?: Player;
  teamId?: string;
  onClose: () => void;
};

const NUMBERS = ['jerseyNumber', 'height', 'weight'] as const;
const OPTIONAL = [
  'nickname',
  'phone',
  'email',
  'dateOfBirth',
  'nationality',
  'gender',
  'dominantHand',
  'position',
  'personalBio',
  'instagram',
  'tiktok',
  'facebook',
] as const;

export function PlayerDialog({ player, teamId, onClose }: Props) {
  const { t } = useWords();
  const words = t.admin;

  /** What is empty is taken away from a record, and not said of a new one. */
  function toInput(values: Record<string, string>) {
    const input: Record<string, unknown> = { fullName: values.fullName };
    for (const name of OPTIONAL) input[name] = values[name] ?? (player ? null : undefined);
    for (const name of NUMBERS) {
      const value = values[name];
      input[name] = value === undefined ? (player ? null : undefined) : Number(value);
    }
    input.consent = values.consent !== undefined;
    if (teamId !== undefined && !player) input.team = teamId;
    return input;
  }

  return (
    <FormDialog
      title={player ? words.editPlayer : words.newPlayer}
      schema={createPlayerSchema}
      missing={words.fillRequired}
      toInput={toInput}
      send={(input) => (player ? updatePlayer(player.id, input) : createPlayer(input))}
      saved={words.playerSaved}
      onClose={onClose}
    >
      {(errors) => {
        const text = (
          name: keyof Player,
          label: string,
          type?: 'date' | 'number' | 'email' | 'tel',
        ) => (
          <TextField
            name={name}
            label={label}
            errors={errors}
            {...(type ? { type } : {})}
            defaultValue={(player?.[name] as string | number | null | undefined) ?? undefined}
            required={name === 'fullName'}
          />
        );
        return (
          <>
            {text('fullName', words.fullName)}
            <div className="form-pair">
              {text('nickname', words.nickname)}
              {text('jerseyNumber', words.jerseyNumber, 'number')}
              <SelectField
                name="gender"
                label={words.gender}
                errors={errors}
                choices={(['Men', 'Women'] as const).map((gender) => ({
                  value: gender,
                  label: words.genders[gender],
                }))}
                empty={words.choose}
                defaultValue={player?.gender ?? undefined}
              />
              {text('position', words.position)}
              <SelectField
                name="dominantHand"
                label={words.dominantHand}
                errors={errors}
                choices={(['Right', 'Left', 'Both'] as const).map((hand) => ({
                  value: hand,
                  label: words.hands[hand],
                }))}
                empty={words.choose}
                defaultValue={player?.dominantHand ?? undefined}
              />
              {text('dateOfBirth', words.dateOfBirth, 'date')}
              {text('nationality', words.nationality)}
              {text('height', words.height, 'number')}
              {text('weight', words.weight, 'number')}
              {text('phone', words.phone, 'tel')}
            </div>
            {text('email', words.email, 'email')}
            <div className="form-pair">
              {text('instagram', 'Instagram')}
              {text('tiktok', 'TikTok')}
              {text('facebook', 'Facebook')}
            </div>
            <TextArea
              name="personalBio"
              label={words.bio}
              errors={errors}
              defaultValue={player?.personalBio ?? undefined}
            />
            <label className="check">
              <input type="checkbox" name="consent" defaultChecked={player?.consent ?? false} />
              {words.consent}
            </label>
          </>
        );
      }}
    </FormDialog>
  );
}
