import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import {
  createLeagueSchema,
  LEAGUE_TYPES,
  type League,
  USUAL_RULES,
  usualPoints,
} from '#contract/leagues/league.ts';
import { pointsSystemSchema } from '#contract/leagues/standings.ts';
import { NO_NAME } from '#contract/primitives.ts';
import { POINTS_SYSTEMS } from '#domain/competition/standings/points-system.ts';
import { PRESET_NAMES } from '#domain/volleyball/names/kinds.ts';
import { FanFields, writtenFanFacts } from '../../fans/fan-fields.tsx';
import { bindFields } from '../../forms/bind-fields.ts';
import { findPartners, findSeasons } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { ownChanges } from '../../forms/own-changes.ts';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField, TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = {
  /** The league to change; without it a new one is made. */
  league?: League;
  onClose: () => void;
};

export function LeagueDialog({ onClose, ...props }: Props) {
  const league = useOpenedWith(props.league);
  const { t } = useWords();
  const [type, setType] = useState<string>();
  return (
    <FormDialog
      title={league?.name ?? t.admin.newLeague}
      schema={createLeagueSchema}
      missing={t.admin.fillRequired}
      toInput={({ about = '', watchUrl, ticketsUrl, ticketPrice, season, ...values }) => ({
        ...values,
        season: season ?? null,
        ...writtenFanFacts({ watchUrl, ticketsUrl, ticketPrice }),
        about,
      })}
      send={(input, { key }) =>
        league
          ? callApi('PATCH /leagues/{id}', {
              path: { id: league.id },
              body: ownChanges(asEntered(league), input),
            })
          : callApi('POST /leagues', { body: input, key })
      }
      saved={t.admin.leagueSaved}
      onClose={onClose}
    >
      {(errors) => {
        const bind = bindFields(errors, league);
        return (
          <>
            <TextField {...bind('name')} label={t.admin.name} required />
            <div className="form-pair">
              <SelectField
                {...bind('type')}
                label={t.admin.type}
                choices={choicesOf(LEAGUE_TYPES, t.admin.leagueTypes)}
                empty={t.admin.choose}
                onChange={setType}
                required
              />
              <TextField
                name="startsAt"
                label={t.admin.startsAt}
                type="date"
                errors={errors}
                defaultValue={league ? asEntered(league).startsAt : localDay(Date.now())}
                required
              />
            </div>
            <SearchedChoice
              name="season"
              label={t.seasons.season}
              errors={errors}
              find={findSeasons}
              chosen={
                league?.season ? { value: league.season.id, label: league.season.name } : undefined
              }
              empty={t.seasons.noSeason}
            />
            <TextField {...bind('location')} label={t.admin.location} required />
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
            <RulesFields league={league} bind={bind} type={type} />
            <FanFields facts={league} errors={errors} />
            <TextArea {...bind('about')} label={t.admin.about} hint={t.admin.aboutHint} />
          </>
        );
      }}
    </FormDialog>
  );
}

type RulesProps = {
  league: League | undefined;
  bind: ReturnType<typeof bindFields>;
  /** The type that is chosen now, whose usual rules stand in the empty choice. */
  type: string | undefined;
};

function RulesFields({ league, bind, type }: RulesProps) {
  const { t } = useWords();
  const usual = LEAGUE_TYPES.find((candidate) => candidate === type);
  const hasOwnRules = league !== undefined && typeof league.rules !== 'string';
  const asUsual = (name: string | undefined) =>
    name === undefined ? t.admin.asUsual : t.guide.usual(name);
  return (
    <>
      {/* Rules that a league wrote for itself are kept; a preset would replace them. */}
      {!hasOwnRules && (
        <SelectField
          {...bind('rules')}
          label={t.admin.rules}
          choices={choicesOf(PRESET_NAMES, t.admin.presets)}
          {...(league ? {} : { empty: asUsual(usual && t.admin.presets[USUAL_RULES[usual]]) })}
        />
      )}
      <SelectField
        {...bind('pointsSystem')}
        label={t.admin.pointsSystem}
        choices={choicesOf(
          league?.pointsSystem === 'own' ? pointsSystemSchema.options : POINTS_SYSTEMS,
          t.admin.pointsSystems,
        )}
        {...(league ? {} : { empty: asUsual(usual && t.admin.pointsSystems[usualPoints(usual)]) })}
      />
    </>
  );
}

/** A league as its form tells it: the first day alone, a partner on record by its id. */
function asEntered(league: League) {
  return { ...league, startsAt: league.startsAt.slice(0, 10), partner: partnerOf(league).value };
}

/** A partner on record is kept by its id and shown by name. */
function partnerOf(league: League | undefined) {
  const { partner = NO_NAME, partnerRef = null } = league ?? {};
  return { value: partnerRef?.id ?? partner, label: partner };
}
