import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { Field } from '#app/ui/field.tsx';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk } from './desk.ts';
import { onCourt } from './known-shirts.ts';
import { PlacePicker } from './place-picker.tsx';
import { SheetFrame, useTelling } from './sheet-frame.tsx';

/** Rule 7.7: how many points since the fault fall away, and the order put right. */
export function RotationSheet({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const set = desk.log.state.sets.at(-1);
  const score = (side === 'team1' ? set?.team1Score : set?.team2Score) ?? 0;
  const court = onCourt(desk, side);
  const [cancelled, setCancelled] = useState('');
  const [places, setPlaces] = useState<readonly (number | null)[]>(court);
  const players = places.flatMap((player) => player ?? []);
  return (
    <SheetFrame
      desk={desk}
      title={`${t.table.rotationFault} · ${desk.match[side].name}`}
      problem={problem}
    >
      <p className="text-quiet">{t.table.rotationText}</p>
      <Field name="cancelled" label={t.table.cancelledPoints}>
        {(wiring) => (
          <select
            {...wiring}
            value={cancelled}
            onChange={(event) => setCancelled(event.target.value)}
          >
            <option value="">{t.table.momentUnknown}</option>
            {[...Array(score + 1).keys()].map((points) => (
              <option key={points} value={points}>
                {points}
              </option>
            ))}
          </select>
        )}
      </Field>
      {court.length > 0 && (
        <>
          <h3 className="sheet-head">{t.table.rightOrder}</h3>
          <PlacePicker
            desk={desk}
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
          tell({
            ...{ type: 'rotation-fault', team: side },
            ...(cancelled !== '' && { cancelled: Number(cancelled) }),
            ...(players.length > 0 && { players }),
          })
        }
      >
        {t.table.recordFault}
      </button>
    </SheetFrame>
  );
}
