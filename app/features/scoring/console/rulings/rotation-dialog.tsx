import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { SubstitutionPair } from '#domain/volleyball/events.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { PlacePicker } from '../before-set/place-picker.tsx';
import type { ConsoleControls } from '../console.ts';
import { onCourt } from '../shirts/known-shirts.ts';
import { DialogFrame, useRecordEntry } from './dialog-frame.tsx';

/** Rule 7.7: how many points since the fault fall away, and the order put right. */
export function RotationDialog({ controls, side }: { controls: ConsoleControls; side: Side }) {
  const { t } = useWords();
  const { problem, recordEntry } = useRecordEntry(controls);
  const set = controls.log.state.sets.at(-1);
  const score = (side === 'team1' ? set?.team1Score : set?.team2Score) ?? 0;
  const court = onCourt(controls, side);
  const [cancelled, setCancelled] = useState('');
  const [places, setPlaces] = useState<readonly (number | null)[]>(court);
  const [reversed, setReversed] = useState<SubstitutionPair | null>(null);
  const players = places.flatMap((player) => player ?? []);
  const changes = (set?.[side].court?.pairs ?? []).map(({ starter, substitute, closed }) =>
    closed ? { out: substitute, in: starter } : { out: starter, in: substitute },
  );
  return (
    <DialogFrame
      controls={controls}
      title={`${t.console.rotationFault} · ${controls.match[side].name}`}
      problem={problem}
    >
      <p className="text-quiet">{t.console.rotationText}</p>
      <CancelledPoints max={score} value={cancelled} onChange={setCancelled} />
      {changes.length > 0 && (
        <fieldset className="kinds">
          <legend className="dialog-head">{t.console.wasIllegal}</legend>
          {changes.map((pair) => (
            <button
              key={pair.in}
              className="button soft num"
              type="button"
              aria-pressed={reversed?.in === pair.in}
              onClick={() => setReversed(reversed?.in === pair.in ? null : pair)}
            >
              {t.console.outIn(pair.out, pair.in)}
            </button>
          ))}
        </fieldset>
      )}
      {court.length > 0 && reversed === null && (
        <>
          <h3 className="dialog-head">{t.console.rightOrder}</h3>
          <PlacePicker
            controls={controls}
            side={side}
            shirts={court}
            places={places}
            onChange={setPlaces}
          />
        </>
      )}
      <button
        className="button tall"
        type="button"
        disabled={players.length !== court.length}
        onClick={() =>
          recordEntry({
            type: 'rotation-fault',
            team: side,
            ...(cancelled !== '' && { cancelled: Number(cancelled) }),
            // A player who left by mistake gets the place back; the rules find it.
            ...(reversed ? { reversed: [reversed] } : players.length > 0 && { players }),
          })
        }
      >
        {t.console.recordFault}
      </button>
    </DialogFrame>
  );
}

type PointsProps = { max: number; value: string; onChange: (value: string) => void };

function CancelledPoints({ max, value, onChange }: PointsProps) {
  const { t } = useWords();
  return (
    <Field name="cancelled" label={t.console.cancelledPoints}>
      {(wiring) => (
        <select {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t.console.momentUnknown}</option>
          {[...Array(max + 1).keys()].map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
