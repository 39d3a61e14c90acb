import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { type Player, type PlayerForm, playerFormSchema } from '#contract/people/player.ts';
import { GENDERS } from '#contract/primitives.ts';
import { bindFields } from '../../forms/bind-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { SelectField, TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = {
  /** The player to change; without one a new player is made, in this team if it is given. */
  player?: Player;
  teamId?: string;
  /** Administrators enter licences, and say why a player under 18 is made older. */
  isOffice?: boolean;
  onClose: () => void;
};

const HANDS = ['Right', 'Left', 'Both'] as const;
/**
 * The reader of each field of the form. A new field of the contract does not compile until it stands here.
 */
const READ_AS = {
  nickname: 'text',
  phone: 'text',
  email: 'text',
  dateOfBirth: 'text',
  nationality: 'text',
  gender: 'text',
  jerseyNumber: 'number',
  height: 'number',
  weight: 'number',
  dominantHand: 'text',
  position: 'text',
  personalBio: 'text',
  instagram: 'text',
  tiktok: 'text',
  facebook: 'text',
  licence: 'office',
  licenceUntil: 'office',
  fullName: 'apart',
  team: 'apart',
  reason: 'apart',
  // Given and taken back in a dialog of their own.
  consent: 'elsewhere',
  userId: 'elsewhere',
} satisfies Record<keyof PlayerForm, 'text' | 'number' | 'office' | 'apart' | 'elsewhere'>;

/** A birth date is not tomorrow; another day may be. */
type InputType = 'date' | 'day' | 'number' | 'email' | 'tel';

const NETWORKS = [
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['facebook', 'Facebook'],
] as const;

export function PlayerDialog({ teamId, isOffice = false, onClose, ...props }: Props) {
  const player = useOpenedWith(props.player);
  const { t } = useWords();
  const words = t.admin;
  // Records that came from elsewhere keep their own pair of words.
  const isOther = player?.gender === 'Male' || player?.gender === 'Female';

  return (
    <FormDialog
      title={player ? words.editPlayer : words.newPlayer}
      schema={playerFormSchema}
      missing={words.fillRequired}
      toInput={(values) => toInput(values, { player, teamId, isOffice })}
      send={(input, { key }) =>
        player
          ? callApi('PATCH /players/{id}', {
              path: { id: player.id },
              body: ownChanges(player, input),
            })
          : callApi('POST /players', { body: input, key })
      }
      saved={words.playerSaved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, player);
        const text = (name: keyof Player, label: string, type?: InputType) => (
          <TextField
            key={name}
            {...bind(name)}
            label={label}
            {...(type ? { type: type === 'day' ? 'date' : type } : {})}
            {...(type === 'date' ? { max: localDay(Date.now()) } : {})}
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
                {...bind('gender')}
                label={words.gender}
                choices={choicesOf(isOther ? ['Male', 'Female'] : GENDERS, words.genders)}
                empty={words.choose}
              />
              {text('position', words.position)}
              <SelectField
                {...bind('dominantHand')}
                label={words.dominantHand}
                choices={choicesOf(HANDS, words.hands)}
                empty={words.choose}
              />
              {text('dateOfBirth', words.dateOfBirth, 'date')}
              {text('nationality', words.nationality)}
              {text('height', words.height, 'number')}
              {text('weight', words.weight, 'number')}
              {text('phone', words.phone, 'tel')}
              {isOffice && text('licence', words.licence)}
              {isOffice && text('licenceUntil', words.licenceUntil, 'day')}
            </div>
            {isOffice && isMinor(player) && (
              <TextField
                name="reason"
                label={words.olderReason}
                hint={words.olderReasonHint}
                errors={errors}
              />
            )}
            {text('email', words.email, 'email')}
            <div className="form-pair">{NETWORKS.map(([name, label]) => text(name, label))}</div>
            <TextArea {...bind('personalBio')} label={words.bio} />
          </>
        );
      }}
    </FormDialog>
  );
}

/** An empty field is removed from a record, and left out of a new one. */
function toInput(
  values: Record<string, string>,
  { player, teamId, isOffice }: { player?: Player; teamId?: string; isOffice: boolean },
): Record<string, unknown> {
  const input: Record<string, unknown> = { fullName: values.fullName };
  for (const [name, kind] of Object.entries(READ_AS)) {
    const isShown = kind === 'text' || kind === 'number' || (kind === 'office' && isOffice);
    if (!isShown) continue;
    const value = values[name];
    const read = kind === 'number' && value !== undefined ? Number(value) : value;
    input[name] = read ?? (player ? null : undefined);
  }
  if (values.reason !== undefined) input.reason = values.reason;
  if (teamId !== undefined && !player) input.team = teamId;
  return input;
}

function isMinor(player: Player | undefined): boolean {
  return player !== undefined && player.dateOfBirth !== null && player.age < 18;
}
