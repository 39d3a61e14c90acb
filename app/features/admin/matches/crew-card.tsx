import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { AnswerChip } from '#app/features/duties/answer-chip.tsx';
import { findCandidates } from '#app/features/duties/find-candidates.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { CrewMember } from '#contract/people/duty.ts';
import { DUTIES, dutySchema } from '#contract/people/official.ts';
import { idSchema } from '#contract/primitives.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField } from '../../forms/text-field.tsx';
import { useChange } from '../../forms/use-change.ts';
import { useRunsSite } from '../frame/office.ts';
import { choicesOf } from '../lists/list-filter.tsx';

type Props = { matchId: string; officials: readonly CrewMember[] };

const assignmentSchema = z.strictObject({ official: idSchema, duty: dutySchema });

function crewOf(officials: readonly CrewMember[]) {
  return officials.map(({ id, duty }) => ({ official: id, duty }));
}

/** The officials of the match; the page of the match shows them to everybody. */
export function CrewCard({ matchId, officials }: Props) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const [isAssigning, setAssigning] = useState(false);
  const runsSite = useRunsSite();
  const crew = crewOf(officials);
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.directory.crew}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{t.directory.crewText}</p>
      {officials.length === 0 && <p className="admin-empty">{t.directory.noCrew}</p>}
      <ul className="px-4">
        {officials.map(({ id, name, duty, answer, reason }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-2">
            <span>
              <span className="text-quiet">{t.directory.duties[duty]}:</span>{' '}
              <Link className="link" to={to(`/admin/official/${id}`)}>
                {name}
              </Link>{' '}
              <AnswerChip answer={answer} />
              {reason && <span className="text-quiet"> {reason}</span>}
            </span>
            <button
              className="row-action bad"
              type="button"
              disabled={isBusy}
              aria-label={t.directory.takeOff(name)}
              onClick={() =>
                change({
                  run: () =>
                    callApi('PUT /matches/{id}/officials', {
                      path: { id: matchId },
                      body: { officials: crew.filter(({ official }) => official !== id) },
                    }),
                  undo: () =>
                    callApi('PUT /matches/{id}/officials', {
                      path: { id: matchId },
                      body: { officials: crew },
                    }),
                  done: t.directory.unassigned,
                })
              }
            >
              {t.admin.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className="card-actions">
        <button className="button small" type="button" onClick={() => setAssigning(true)}>
          {t.directory.assign}
        </button>
        {officials.length === 0 && runsSite && (
          <Link className="row-action" to={to('/admin/officials')}>
            {t.adminFrame.entries.officials}
          </Link>
        )}
      </div>
      {isAssigning && (
        <AssignDialog matchId={matchId} officials={officials} onClose={() => setAssigning(false)} />
      )}
    </section>
  );
}

function AssignDialog({ matchId, officials, onClose }: Props & { onClose: () => void }) {
  const { t } = useWords();
  const find = findCandidates(matchId, t.duties);
  return (
    <FormDialog
      title={t.directory.assign}
      schema={assignmentSchema}
      missing={t.admin.fillRequired}
      send={(assignment) =>
        callApi('PUT /matches/{id}/officials', {
          path: { id: matchId },
          body: { officials: [...crewOf(officials), assignment] },
        })
      }
      saved={t.directory.assigned}
      submitLabel={t.directory.assign}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            name="duty"
            label={t.directory.duty}
            errors={errors}
            choices={choicesOf(DUTIES, t.directory.duties)}
            empty={t.admin.choose}
            required
          />
          <SearchedChoice
            name="official"
            label={t.directory.official}
            errors={errors}
            find={find}
            none={t.directory.noOfficialsYet}
            required
          />
        </>
      )}
    </FormDialog>
  );
}
