import { createLeague, updateLeague } from '#app/lib/api-client-league.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createLeagueSchema, LEAGUE_TYPES, type League } from '#contract/league.ts';
import { pointsSystemSchema } from '#contract/standings.ts';
import { PRESET_NAMES } from '#domain/volleyball/presets.ts';
import { findPartners } from './find-choices.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchedChoice } from './searched-choice.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

type Props = {
  /** The league to change; without it a new one is made. */
  league?: League;
  onClose: () => void;
};

export function LeagueDialog({ league, onClose }: Props) {
  const { t } = useWords();
  const hasOwnRules = league !== undefined && typeof league.rules !== 'string';
  return (
    <FormDialog
      title={league?.name ?? t.admin.newLeague}
      schema={createLeagueSchema}
      missing={t.admin.fillRequired}
      toInput={({ about = '', ...values }) => ({ ...values, about })}
      send={(input) => (league ? updateLeague(league.id, input) : createLeague(input))}
      saved={t.admin.leagueSaved}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t.admin.name}
            errors={errors}
            defaultValue={league?.name}
            required
          />
          <div className="form-pair">
            <SelectField
              name="type"
              label={t.admin.type}
              errors={errors}
              choices={LEAGUE_TYPES.map((type) => ({
                value: type,
                label: t.admin.leagueTypes[type],
              }))}
              empty={t.admin.choose}
              defaultValue={league?.type}
              required
            />
            <TextField
              name="startsAt"
              label={t.admin.startsAt}
              type="date"
              errors={errors}
              defaultValue={league?.startsAt.slice(0, 10) ?? localDay(Date.now())}
              required
            />
          </div>
          <TextField
            name="location"
            label={t.admin.location}
            errors={errors}
            defaultValue={league?.location}
            required
          />
          <SearchedChoice
            name="partner"
            label={t.admin.partner}
            errors={errors}
            find={findPartners}
            chosen={partnerOf(league)}
            hint={t.admin.partnerHint}
            takesText
            required
          />
          {/* Rules that a league wrote for itself are kept; a preset would replace them. */}
          {!hasOwnRules && (
            <SelectField
              name="rules"
              label={t.admin.rules}
              errors={errors}
              choices={PRESET_NAMES.map((name) => ({ value: name, label: t.admin.presets[name] }))}
              {...(league ? {} : { empty: t.admin.asUsual })}
              defaultValue={typeof league?.rules === 'string' ? league.rules : undefined}
            />
          )}
          <SelectField
            name="pointsSystem"
            label={t.admin.pointsSystem}
            errors={errors}
            choices={pointsSystemSchema.options.map((name) => ({
              value: name,
              label: t.admin.pointsSystems[name],
            }))}
            {...(league ? {} : { empty: t.admin.asUsual })}
            defaultValue={league?.pointsSystem}
          />
          <TextArea
            name="about"
            label={t.admin.about}
            errors={errors}
            defaultValue={league?.about}
            hint={t.admin.optional}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A partner on record is kept by its id and shown by name. */
function partnerOf(league: League | undefined) {
  const { partner = 'N/A', partnerRef = null } = league ?? {};
  return { value: partnerRef?.id ?? partner, label: partner };
}
