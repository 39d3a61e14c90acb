import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import { createMatchSchema, type Match } from '#contract/matches/match.ts';
import { FanFields, writtenFanFacts } from '../../fans/fan-fields.tsx';
import { cachedFind, findLeagues, findTeams, findVenueNames } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { ownChanges } from '../../forms/own-changes.ts';
import { type FindChoices, SearchedChoice } from '../../forms/searched-choice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { useRunsSite } from '../frame/office.ts';

type Props = {
  /** The match to change; without it a new one is made. */
  match?: Match;
  /** The league that a new match is for, whose teams alone are offered. */
  league?: { id: string; name: string };
  onClose: () => void;
};

export function MatchDialog({ league, onClose, ...props }: Props) {
  const { t } = useWords();
  const match = useOpenedWith(props.match);
  const runsSite = useRunsSite();
  // Both sides offer the same.
  const [teams] = useState(() =>
    cachedFind(findTeams(t.admin.genders, league && { league: league.id })),
  );
  const plainTypes = [
    { value: 'Friendly', label: t.admin.friendly },
    { value: 'Beach', label: t.admin.beach },
  ];
  const findTypes: FindChoices = async (q) => {
    const found = await findLeagues(q);
    return { ...found, choices: [...(runsSite ? plainTypes : []), ...found.choices] };
  };
  const type =
    match && (plainTypes.find(({ value }) => value === match.matchType) ?? refOf(match.league));
  return (
    <FormDialog
      title={match ? t.admin.editMatch : t.admin.createMatch}
      schema={createMatchSchema}
      missing={t.admin.fillAll}
      toInput={({
        location = '',
        court,
        round,
        number,
        watchUrl,
        ticketsUrl,
        ticketPrice,
        ...values
      }) => ({
        ...values,
        ...writtenFanFacts({ watchUrl, ticketsUrl, ticketPrice }),
        location,
        court: court ?? null,
        round: round ?? null,
        number: number ?? null,
      })}
      send={(input, { key }) =>
        match
          ? callApi('PATCH /matches/{id}', {
              path: { id: match.id },
              body: ownChanges(match, input),
            })
          : callApi('POST /matches', { body: input, key })
      }
      saved={match ? t.admin.matchSaved : t.admin.matchCreated}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {(['team1', 'team2'] as const).map((side) => (
            <SearchedChoice
              key={side}
              name={side}
              label={t.admin[side]}
              errors={errors}
              find={teams}
              chosen={match && refOf(match[side])}
              required
            />
          ))}
          <SearchedChoice
            name="matchType"
            label={t.admin.matchType}
            errors={errors}
            find={findTypes}
            chosen={type ?? refOf(league)}
            required
          />
          <MatchFacts match={match} errors={errors} />
          <FanFields facts={match} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}

/** Day, time, place, court, round and number. */
function MatchFacts({ match, errors }: { match: Match | undefined; errors: FormErrors }) {
  const { t } = useWords();
  return (
    <>
      <div className="form-pair">
        <TextField
          name="matchDate"
          label={t.admin.date}
          type="date"
          errors={errors}
          defaultValue={match?.matchDate ?? localDay(Date.now())}
          required
        />
        <TextField
          name="matchTime"
          label={t.admin.time}
          type="time"
          errors={errors}
          defaultValue={match?.matchTime}
          required
        />
      </div>
      <SearchedChoice
        name="location"
        label={t.admin.location}
        errors={errors}
        find={findVenueNames}
        chosen={match && { value: match.location, label: match.location }}
        hint={t.admin.optional}
        takesText
      />
      <TextField
        name="court"
        label={t.fixtures.courtName}
        errors={errors}
        defaultValue={match?.court ?? undefined}
        hint={t.admin.optional}
      />
      <TextField
        name="round"
        label={t.admin.round}
        errors={errors}
        defaultValue={match?.round ?? undefined}
        hint={t.admin.optional}
      />
      <TextField
        name="number"
        label={t.admin.matchNumber}
        errors={errors}
        defaultValue={match?.number ?? undefined}
        hint={t.admin.optional}
      />
    </>
  );
}

function refOf(entity: { id: string; name: string } | null | undefined) {
  return entity ? { value: entity.id, label: entity.name } : undefined;
}
